import Foundation
import UIKitTesting

/// A separate folder of golden pictures for each test, beside a test file that does not exist.
@MainActor
struct GoldenPictures {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Pictures"),
      withIntermediateDirectories: true
    )
  }

  /// The path of the test's file.
  var file: String { folder.appending(path: "SomeTests.swift").path() }

  func write(_ data: Data, named name: String) throws {
    try data.write(to: folder.appending(path: "Pictures/\(name).png"))
  }

  func record(_ driver: SceneDriver, named name: String, scale: Double = 1) throws {
    try write(Data(driver.picture(scale: scale).png()), named: name)
  }
}
