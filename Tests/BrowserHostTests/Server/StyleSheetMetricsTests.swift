import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

struct StyleSheetMetricsTests {
  @Test func namesGiveWayToLengthsAndShadows() {
    let sheet = "a { width: metric(progress-thin-height); inset: calc(metric(switch-inset) * 2); }"
    #expect(
      StyleSheetMetrics.resolve(sheet) == "a { width: 2.5px; inset: calc(2px * 2); }"
    )
    #expect(
      StyleSheetMetrics.resolve("box-shadow: shadow(switch-thumb), 0 0 1px red;")
        == "box-shadow: 0px 3px 8px rgb(0 0 0 / 0.15), 0px 1px 1px rgb(0 0 0 / 0.16), 0 0 1px red;"
    )
  }

  @Test func everySizeIsUsedByAStyleSheet() throws {
    let sheets = try FileManager.default.contentsOfDirectory(
      at: ClientAssets.folder,
      includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "css" }
    .map { try String(contentsOf: $0, encoding: .utf8) }
    .joined()
    let unused = SystemMetrics.named.keys.filter { !sheets.contains("metric(\($0))") }
    #expect(unused.isEmpty)
    let unusedShadows = SystemShadow.named.keys.filter { !sheets.contains("shadow(\($0))") }
    #expect(unusedShadows.isEmpty)
  }
}
