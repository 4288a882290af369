import Foundation
import Testing
import ToolTesting
import XcodeProjects

@testable import AppBuilding

struct RecordedBuildTests {
  private func build(
    of path: String,
    _ sdk: RuntimeSDK,
    scheme: String? = nil
  ) throws -> any TestBuild {
    try RecordedBuild.make(
      of: XcodeProject(at: path),
      scheme: scheme,
      configuration: nil,
      sdk: sdk,
      print: { _ in }
    )
  }

  @Test func aProjectWithoutTestsIsRecordedAsAnApp() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let build = try build(of: project.path, project.sdk)
    #expect(build is AppRecordingBuild)
    #expect(build.name == "App")
    #expect(build.folder.hasSuffix("/project"))
    #expect(build.device.url.path.contains("/.rostrum/tests/"))
    #expect(build.launch.environment["DATA"] == build.device.url.path)
  }

  @Test func aProjectWithTestsIsRecordedByThem() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let fixture = Repository.root.appending(path: "Tools/Tests/Fixtures/Notebook").path
    #expect(try build(of: fixture, project.sdk) is ProjectTestBuild)
  }

  @Test func anUnknownSchemeIsNamed() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let error = #expect(throws: AppBuildingError.self) {
      try build(of: project.path, project.sdk, scheme: "Other")
    }
    #expect(error?.description.contains("got Other") == true)
  }
}
