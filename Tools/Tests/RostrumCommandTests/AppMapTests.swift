import Foundation
import Testing
import ToolTesting

/// The maps of the apps in `Documentation/Maps`.
struct AppMapTests {
  private static let apps = [
    "Categories", "Contacts", "FootballGather", "PatternGallery", "ZhihuDaily",
  ]

  /// Every screen is reachable, every route leads to a destination, and the drawing matches the
  /// code.
  @Test(arguments: apps)
  func theMapOfAnAppIsTrue(app: String) throws {
    let outcome = try ToolProgram.run(
      ["map", "Apps/\(app)", "--include-excluded", "--strict", "--format", "svg"],
      in: Repository.root
    )
    #expect(outcome.error == "")
    #expect(outcome.code == 0)
    let file = Repository.root.appending(path: "Documentation/Maps/\(app).svg")
    try Golden.check(outcome.output, file: file)
  }
}
