import AppBuilding
import Testing
import ToolTesting
import XcodeProjects

struct AppSelectionTests {
  @Test func theOnlyAppNeedsNoName() throws {
    let project = try SampleProject(["A.swift": "let a = 1"])
    let selection = try project.selection()
    #expect(selection.target.name == "App")
    #expect(selection.configuration == "Debug")
  }

  @Test func anUnknownSchemeListsWhatThereIs() throws {
    let project = try SampleProject(["A.swift": "let a = 1"])
    let error = #expect(throws: AppBuildingError.self) {
      try AppSelection(in: XcodeProject(at: project.path), scheme: "Other")
    }
    #expect(
      error?.description
        == "Expected the name of a scheme that runs an app for iOS, got Other. There are App."
    )
  }

  @Test func anUnknownConfigurationListsWhatThereIs() throws {
    let project = try SampleProject(["A.swift": "let a = 1"])
    let error = #expect(throws: AppBuildingError.self) {
      try AppSelection(in: XcodeProject(at: project.path), configuration: "Beta")
    }
    #expect(error?.description == "The target App has no configuration Beta. There are Debug.")
  }

  @Test(arguments: ["../../x", "A B", "1a", "a\\\"); fatalError() //"])
  func aModuleNameThatIsNoIdentifierIsRefused(name: String) throws {
    let project = try SampleProject(
      ["A.swift": "let a = 1"],
      settings: "PRODUCT_MODULE_NAME = \"\(name)\";"
    )
    let error = #expect(throws: AppBuildingError.self) { try project.selection() }
    #expect(error?.description.contains("set PRODUCT_MODULE_NAME") == true)
  }

  @Test func aProjectForAnotherPlatformNamesItsTargets() throws {
    let project = try SampleProject(
      ["A.swift": "let a = 1"],
      settings: "SUPPORTED_PLATFORMS = macosx;"
    )
    let error = #expect(throws: AppBuildingError.self) { try project.selection() }
    #expect(
      error?.description
        == "The project App has no app for iOS. Its targets are App (macOS)."
    )
  }

  @Test(arguments: [nil, "Badges"])
  func aPackageHasNoAppButMayHaveTests(scheme: String?) throws {
    let folder = try TemporaryFolder([
      "badges/Package.swift": "let package = Package(name: \"Badges\", targets: [])"
    ])
    let project = try XcodeProject(at: "\(folder.path)badges")
    let error = #expect(throws: AppBuildingError.self) {
      try AppSelection(in: project, scheme: scheme)
    }
    #expect(
      error?.description
        == "The package badges has no app to show: "
        + "`rostrum test \(project.folder)/Package.swift` runs its tests."
    )
  }
}
