import Foundation
import Testing
import ToolTesting

struct DevCommandTests {
  @Test(arguments: [
    (["--port", "0"], "Expected a port from 1 to 65535, got 0."),
    (["Nowhere"], "Expected the name of a folder in Apps, got Nowhere."),
    (["contacts"], "begins with an upper-case letter"),
  ])
  func anUnsuitableTargetPrintsASentenceAndEndsWith2(
    _ arguments: [String],
    _ sentence: String
  ) throws {
    let outcome = try ToolProgram.run(["dev"] + arguments, in: Repository.root)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
  }

  @Test func aPackageWithoutAProgramGetsASentence() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Empty", targets: [.target(name: "Empty", path: ".")])
      """,
      "Empty.swift": "let nothing = 0\n",
    ])
    let outcome = try ToolProgram.run(["dev"], in: folder.url)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains("a program that imports BrowserHost, found none"))
  }
}
