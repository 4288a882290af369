import Foundation
import ScenePictures
import Testing
import UIKit
import UIKitTesting

/// Comparisons with golden pictures, and missing ones.
///
/// Recording is enabled by an environment variable, which tests of a process share, so that it is
/// not tested here.
@MainActor
struct ExpectPictureTests {
  private let golden: GoldenPictures
  private let screen = UIViewController()
  private let driver: SceneDriver

  init() throws {
    golden = try GoldenPictures()
    screen.view.backgroundColor = .white
    driver = SceneDriver(rootViewController: screen)
  }

  private func record(_ name: String, scale: Double = 1) throws {
    try golden.record(driver, named: name, scale: scale)
  }

  private func expect(_ name: String) throws {
    try driver.expectPicture(named: name, scale: 1, filePath: golden.file)
  }

  @Test func aPictureThatEqualsTheGoldenPicturePasses() throws {
    try record("same")
    try expect("same")
  }

  @Test func aMissingGoldenPictureIsNamedWithTheWayToRecordIt() throws {
    let error = #expect(throws: PictureError.self) { try expect("nothing") }
    let text = error?.description ?? ""
    #expect(text.contains("Pictures/nothing.png"))
    #expect(text.contains("ROSTRUM_RECORD_PICTURES=1"))
    guard case .missing(_, let new) = error else {
      Issue.record("Expected a missing picture, got \(String(describing: error)).")
      return
    }
    #expect(FileManager.default.fileExists(atPath: new.path()))
  }

  @Test(arguments: ["", "not a picture"])
  func aFileThatIsNoPNGIsNotTakenForAMissingOne(text: String) throws {
    try golden.write(Data(text.utf8), named: "broken")
    let error = #expect(throws: PictureError.self) { try expect("broken") }
    guard case .unreadable = error else {
      Issue.record("Expected an unreadable picture, got \(String(describing: error)).")
      return
    }
  }

  @Test func aSmallChangeFails() throws {
    try record("small")
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 3, height: 3))
    view.backgroundColor = .red
    screen.view.addSubview(view)
    #expect(throws: PictureError.self) { try expect("small") }
    try driver.expectPicture(named: "small", scale: 1, allowing: 0.001, filePath: golden.file)
  }

  @Test func aDifferentPictureIsWrittenWithWhereItDiffers() throws {
    try record("changed")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 195, height: 844))
    view.backgroundColor = .red
    screen.view.addSubview(view)
    let error = #expect(throws: PictureError.self) { try expect("changed") }
    guard case .different(_, let part, _, let new, let difference) = error else {
      Issue.record("Expected a different picture, got \(String(describing: error)).")
      return
    }
    #expect(part == 0.5)
    #expect(FileManager.default.fileExists(atPath: new.path()))
    #expect(FileManager.default.fileExists(atPath: difference.path()))
    #expect(error?.description.contains("50.0 %") == true)
  }

  @Test func theErrorForAPictureOfAnotherSizeNamesBothSizes() throws {
    try record("larger", scale: 2)
    let error = #expect(throws: PictureError.self) { try expect("larger") }
    #expect(error?.description.contains("780 × 1688") == true)
    #expect(error?.description.contains("390 × 844") == true)
  }
}
