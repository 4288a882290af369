import AppBuilding
import Foundation
import Testing
import ToolTesting
import XcodeProjects

struct AppLaunchTests {
  private func selection() throws -> AppSelection {
    let fixture = Repository.root.appending(path: "Tools/Tests/Fixtures/Guestbook").path
    return try AppSelection(in: XcodeProject(at: fixture))
  }

  @Test func theSchemeHasArgumentsVariablesLanguageAndRegion() throws {
    let launch = AppLaunch(of: try selection())
    #expect(
      launch.arguments == [
        "-guest", "Guestbook-Ada", "-AppleLanguages", "(de)", "-AppleLocale", "de_AT",
      ]
    )
    #expect(launch.environment == ["GUEST_ROOM": "7"])
  }

  @Test func optionsTakePrecedenceOverTheScheme() throws {
    let launch = AppLaunch(of: try selection(), language: "zh-Hans", region: "SG")
    #expect(
      launch.arguments.suffix(4) == ["-AppleLanguages", "(zh-Hans)", "-AppleLocale", "zh_Hans_SG"]
    )
  }

  @Test func withoutASchemeTheBrowserDecides() throws {
    let project = try SampleProject(["A.swift": ""])
    #expect(AppLaunch(of: try project.selection()).arguments.isEmpty)
  }
}
