import Foundation
import Testing
import ToolTesting

@testable import XcodeProjects

struct ProjectLocationTests {
  private let project = ProjectText().text
  private let workspace = "<Workspace version = \"1.0\"></Workspace>"

  @Test func takesTheOnlyProjectOfAFolder() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project, "Package.swift": "", "README.md": "",
    ])
    #expect(try XcodeProject(at: folder.path).name == "App")
  }

  @Test func takesTheWorkspaceThatHasTheProject() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project,
      "Whole.xcworkspace/contents.xcworkspacedata":
        "<Workspace><FileRef location = \"group:App.xcodeproj\"/></Workspace>",
    ])
    let read = try XcodeProject(at: folder.path)
    #expect(read.name == "Whole")
    #expect(read.targets.map(\.name) == ["App"])
  }

  @Test func listsSeveralProjects() throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": project, "B.xcodeproj/project.pbxproj": project,
      "C.xcworkspace/contents.xcworkspacedata": workspace,
    ])
    let path = FilePath.normalized(folder.path)
    let names = ["A.xcodeproj", "B.xcodeproj", "C.xcworkspace"]
    let error = ProjectReadingError.severalProjects(folder: path, names: names)
    #expect(throws: error) { try XcodeProject(at: folder.path) }
    #expect(
      error.description == "\(path): error: expected one project, found A.xcodeproj, B.xcodeproj, "
        + "C.xcworkspace. Name the one to read."
    )
  }

  @Test func failsWithoutAProject() throws {
    let folder = try TemporaryFolder(["main.swift": ""])
    let path = FilePath.normalized(folder.path)
    #expect(throws: ProjectReadingError.noProject(path: path)) { try XcodeProject(at: path) }
    #expect(throws: ProjectReadingError.noProject(path: "\(path)/main.swift")) {
      try XcodeProject(at: "\(path)/main.swift")
    }
    #expect(throws: ProjectReadingError.notFound(path: "\(path)/gone")) {
      try XcodeProject(at: "\(path)/gone")
    }
    let empty = try TemporaryFolder(["App.xcodeproj/readme": ""])
    #expect(throws: ProjectReadingError.self) { try empty.readProject() }
  }

  @Test(arguments: [("project.yml", "xcodegen generate"), ("Project.swift", "tuist generate")])
  func saysHowAProjectIsGenerated(file: String, command: String) throws {
    let folder = try TemporaryFolder([file: ""])
    let path = FilePath.normalized(folder.path)
    #expect(throws: ProjectReadingError.notGenerated(folder: path, command: command)) {
      try XcodeProject(at: path)
    }
  }

  @Test func readsFilesBesideTheProjectAndNotBesideALink() throws {
    let folder = try TemporaryFolder(project: ProjectText(sources: ["a.swift"]), ["a.swift": ""])
    let other = try TemporaryFolder()
    let link = "\(other.path)/Linked.xcodeproj"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "\(folder.path)/App.xcodeproj"
    )
    let project = try XcodeProject(at: link)
    #expect(project.targets[0].sources.map(\.name) == ["a.swift"])
    #expect(project.problems.isEmpty)
  }

  @Test func readsAPackageByItsFolders() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "let target = Target.target(name: \"Other\", path: \"x\")",
      "Sources/One/a.swift": "", "Sources/One/Sub/b.swift": "", "Sources/One/c.txt": "",
      "Sources/Two/Resources/de.lproj/Localizable.strings": "", "Sources/Two/two.swift": "",
      "Tests/OneTests/t.swift": "",
    ])
    let project = try XcodeProject(at: "\(folder.path)/Package.swift")
    #expect(project.targets.map(\.name) == ["One", "Two", "OneTests"])
    #expect(project.targets[0].sources.map(\.name) == ["b.swift", "a.swift"])
    #expect(project.targets[1].resources.bundlePaths == ["de.lproj/Localizable.strings"])
    #expect(project.targets[0].defaultSettings.productModuleName == "One")
    #expect(project.problems.map(\.kind) == [.notCarriedOut, .noApp])
  }
}
