import Foundation
import Testing
import ToolTesting

@testable import AppBuilding

struct DeviceFolderTests {
  @Test func aRenewedDeviceIsEmptyAndLeavesNothingBesideIt() throws {
    let folder = try TemporaryFolder([
      "App.data/old.txt": "", "App.data.former-1/Default/late.txt": "",
    ])
    let device = DeviceFolder(at: "\(folder.path)App.data")
    try device.renew()
    let manager = FileManager.default
    #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["App.data"])
    #expect(try manager.contentsOfDirectory(atPath: device.url.path) == ["tmp"])
  }
}
