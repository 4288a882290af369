import AppBuilding
import Foundation
import LiveDevelopment
import Testing
import ToolTesting

struct ProjectBuildTests {
  @Test func filesAndPackagesOutsideOfTheProjectsFolderAreWatched() throws {
    let core = try TemporaryFolder([
      "Core/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Core", dependencies: [.package(path: "../Base")])
      """,
      "Base/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Base")
      """,
    ])
    let project = try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate, "../Shared/B.swift": "let b = 1"],
      resources: ["Icon.png": ""],
      objects: """
        PACKAGE = {isa = XCLocalSwiftPackageReference; relativePath = "\(core.path)Core"; };
        """,
      packages: ["PACKAGE"]
    )
    #expect(
      try project.build().otherSources == [
        "\(core.path)Core", "\(core.path)Base", "\(project.folder.path)Shared/B.swift",
      ]
    )
  }

  @Test func onlyWhatAnEditChangesIsWritten() async throws {
    let project = try SampleProject([
      "AppDelegate.swift": SampleProject.delegate, "A.swift": "let a = 1",
    ])
    let build = try project.build()
    #expect(try await build.prepare().structural.count == 5)
    #expect(try await build.prepare().isEmpty)
    try project.folder.write(Data("let a = 2".utf8), to: "project/A.swift")
    let changes = try await build.prepare()
    #expect(changes.structural.isEmpty)
    #expect(changes.modified == ["\(build.package.path)/Sources/App/A.swift"])
  }

  @Test func theProjectsFilesStayAndTheFolderIgnoresItself() async throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let before = try files(in: project.path)
    _ = try await project.build().prepare()
    let after = try files(in: project.path)
    #expect(after.filter { !$0.key.hasPrefix(".rostrum") } == before)
    #expect(after[".rostrum/.gitignore"] == Data("*\n".utf8))
  }

  @Test func oneProcessAtATimeBuildsAProject() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let build = try project.build()
    do {
      let lock = try build.lock()
      let error = #expect(throws: AppBuildingError.self) { _ = try build.lock() }
      let process = ProcessInfo.processInfo.processIdentifier
      #expect(error?.description.contains("by the process \(process).") == true)
      withExtendedLifetime(lock) {}
    }
    _ = try build.lock()
  }

  @Test func aFileThatCannotBeWrittenIsNamedInASentence() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    try project.folder.write(Data(), to: "project/.rostrum")
    let build = try project.build()
    let error = #expect(throws: AppBuildingError.self) { _ = try build.lock() }
    #expect(error?.description.hasPrefix("\(project.path)/.rostrum cannot be written: ") == true)
  }

  @Test func aProjectThatBecomesUnreadableIsReported() async throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let build = try project.build()
    try project.folder.write(Data("{".utf8), to: "project/App.xcodeproj/project.pbxproj")
    await #expect(throws: (any Error).self) { try await build.prepare() }
  }

  private func files(in folder: String) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
      }
    )
  }
}
