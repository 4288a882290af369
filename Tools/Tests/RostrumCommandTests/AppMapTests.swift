import Foundation
import Testing
import ToolTesting

/// The maps of the apps in `Documentation/Maps`.
struct AppMapTests {
  private static let apps = [
    "Categories", "Contacts", "FootballGather", "PatternGallery", "ZhihuDaily",
  ]

  private func map(_ app: String, _ arguments: String...) throws -> ToolProgram.Outcome {
    try ToolProgram.run(["map", "Apps/\(app)"] + arguments, in: Repository.root)
  }

  @Test(arguments: apps)
  func theMapOfAnAppIsTrue(app: String) throws {
    let outcome = try map(app, "--format", "svg")
    let file = Repository.root.appending(path: "Documentation/Maps/\(app).svg")
    try Golden.check(outcome.output, file: file)
  }

  @Test(arguments: apps)
  func everyScreenCanBeReachedAndEveryRouteLeadsSomewhere(app: String) throws {
    let outcome = try map(app, "--strict")
    #expect(outcome.error == "")
    #expect(outcome.code == 0)
  }
}
