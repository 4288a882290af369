import ContactsModel
import Foundation
import Testing
import UIKitHosting
import UIKitTesting

/// The database of a device is open only while a scene of the device is in the foreground.
@MainActor
struct ContactsStoreLifeTests {
  @Test func closesWithTheLastAwakeSceneAndOpensWhenItIsNeeded() async throws {
    let phone = Device.phone("en")
    let transport = StubTransport(.failure(.offline))
    let driver = SceneDriver.contacts(transport, on: phone)
    try await driver.eventually(sees: "No Connection")
    #expect(isOpen(in: phone))
    driver.send(.activation(.inactive))
    #expect(isOpen(in: phone))
    driver.send(.activation(.background))
    try await driver.eventually("the database is closed") { !isOpen(in: phone) }

    driver.send(.activation(.active))
    transport.answer(.people())
    try driver.tap("Try Again")
    try await driver.eventually(sees: "EvanYang, IT Developer", .cell)
    #expect(isOpen(in: phone))
  }

  /// Returns whether this process has opened a file in the phone's folder.
  private func isOpen(in phone: Device) -> Bool {
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.contains { descriptor in
      let link = "/proc/self/fd/\(descriptor)"
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      return file?.hasSuffix("\(phone.id)/Documents/contacts.sqlite") == true
    }
  }
}
