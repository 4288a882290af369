import Foundation
import Testing
import ToolTesting

@testable import XcodeProjects

struct WorkspaceTests {
  private let folder = Repository.fixture("XcodeProjects/Workspace").path(percentEncoded: false)
  private let project: XcodeProject

  init() throws {
    project = try XcodeProject(at: folder)
  }

  @Test func readsTheProjectsOfGroups() {
    #expect(project.name == "All")
    #expect(project.path == "\(folder)/All.xcworkspace")
    #expect(
      project.projects == [
        "\(folder)/Reader/Reader.xcodeproj", "\(folder)/Library/Library.xcodeproj",
      ]
    )
    #expect(project.packages == [PackageReference(source: .local(path: "\(folder)/Tools"))])
  }

  @Test func tellsTargetsOfOneNameApart() throws {
    #expect(project.targets.map(\.name) == ["App", "App"])
    let app = try #require(project.apps.first)
    #expect(project.target(app.id)?.kind == .app)
    let dependency = try #require(app.dependencies.first)
    #expect(app.dependencies.count == 1)
    #expect(project.target(dependency)?.kind == .framework)
  }

  @Test func saysThatPodsAreNotInstalled() {
    #expect(project.problemNames == ["missingDependency Pods"])
  }

  @Test func takesTheWorkspaceInsideOfAProjectForTheProject() throws {
    let path = "\(folder)/Reader/Reader.xcodeproj"
    let inner = try XcodeProject(at: "\(path)/project.xcworkspace")
    #expect(inner.path == path)
    #expect(inner.targets.count == 1)
  }

  @Test func failsForNamesThatAreNotUTF8() throws {
    let folder = try TemporaryFolder()
    let text =
      Array("<Workspace><FileRef loc".utf8) + [0xFF] + Array("ation = \"\"/></Workspace>".utf8)
    try folder.write(Data(text), to: "A.xcworkspace/contents.xcworkspacedata")
    #expect(throws: ProjectReadingError.self) { try XcodeProject(at: folder.path) }
  }

  @Test(arguments: [
    "<Workspace", "<!DOCTYPE a [<!ENTITY b \"c\">]><Workspace>&b;</Workspace>", "{}",
  ])
  func failsForAFaultyFile(text: String) throws {
    let folder = try TemporaryFolder(["A.xcworkspace/contents.xcworkspacedata": text])
    #expect {
      try XcodeProject(at: folder.path)
    } throws: { error in
      if case .malformed(_, _, "XML in UTF-8 without a document type", _) = error
        as? ProjectReadingError
      {
        true
      } else {
        false
      }
    }
  }
}
