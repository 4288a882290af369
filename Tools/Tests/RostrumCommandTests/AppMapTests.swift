import Foundation
import Testing
import ToolTesting

/// The maps of the apps in `Documentation/Maps`.
struct AppMapTests {
  /// The names of the folders `Apps/<App>/iOS`.
  private static let apps: [String] = {
    let folder = Repository.root.appending(path: "Apps")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).sorted().filter {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/iOS").path())
    }
  }()

  @Test func everyMapIsOfAnApp() throws {
    let folder = Repository.root.appending(path: "Documentation/Maps")
    let maps = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(maps.sorted() == Self.apps.map { "\($0).svg" })
    #expect(Self.apps.count > 1)
  }

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
