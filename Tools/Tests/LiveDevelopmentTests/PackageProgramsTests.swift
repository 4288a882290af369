import LiveDevelopment
import Testing
import ToolTesting

struct PackageProgramsTests {
  @Test func aProgramThatImportsTheHostShowsAnApp() async throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Apps",
        targets: [.executableTarget(name: "app"), .executableTarget(name: "other")]
      )
      """,
      "Sources/app/main.swift": "import BrowserHost\n",
      "Sources/other/main.swift": "import BrowserHosting\n",
    ])
    let programs = try await PackagePrograms(of: folder.url)
    #expect(programs.names == ["app"])
  }
}
