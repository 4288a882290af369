import Foundation
import Testing
import ToolTesting

@testable import XcodeProjects

/// The project in the format of Xcode 14, with groups, variants, configuration files and tests.
struct ClassicProjectTests {
  private let folder = Repository.fixture("XcodeProjects/Classic").path(percentEncoded: false)
  private let project: XcodeProject

  init() throws {
    project = try XcodeProject(at: folder)
  }

  private func target(_ name: String) throws -> XcodeTarget {
    try #require(project.targets.first { $0.name == name })
  }

  @Test func hasTheTargetsInTheirOrder() {
    #expect(project.name == "Notes")
    #expect(
      project.targets.map(\.name) == [
        "Notes", "NotesKit", "NotesTests", "NotesUITests", "Everything",
      ]
    )
    #expect(
      project.targets.map(\.kind) == [.app, .framework, .unitTests, .uiTests, .aggregate]
    )
    #expect(project.targets.allSatisfy { $0.platforms == [.iOS] })
    #expect(project.apps.map(\.name) == ["Notes"])
  }

  @Test func listsSourcesInTheOrderOfTheBuildPhase() throws {
    let app = try target("Notes")
    #expect(
      app.sources.map { $0.path.replacing(folder, with: "") } == [
        "/Notes/Screens/ListViewController.swift", "/Notes/AppDelegate.swift",
        "/Notes/Screens/Search.swift", "/Shared/Shared.swift",
      ]
    )
    #expect(app.foreignSources.map(\.name) == ["Legacy.m"])
    #expect(try target("NotesTests").sources.map(\.name) == ["NotesTests.swift", "Shared.swift"])
  }

  @Test func listsResourcesOfAllLanguages() throws {
    let resources = try target("Notes").resources
    #expect(
      resources.bundlePaths == [
        "Model.xcdatamodeld", "Base.lproj/Main.storyboard", "zh-Hans.lproj/Main.strings",
        "Base.lproj/LaunchScreen.storyboard", "en.lproj/Localizable.strings",
        "zh-Hans.lproj/Localizable.strings", "Assets.xcassets", "Notes Sans 字体.ttf",
      ]
    )
    #expect(
      resources.map(\.kind) == [
        .dataModel, .storyboard, .strings, .storyboard, .strings, .strings, .assetCatalog, .font,
      ]
    )
    #expect(resources.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
  }

  @Test func namesWhatIsLinkedAndCopied() throws {
    let app = try target("Notes")
    #expect(
      app.frameworks == [
        LinkedFramework(name: "UIKit.framework", origin: .system, isOptional: true),
        LinkedFramework(
          name: "NotesKit.framework",
          origin: .product(try target("NotesKit").id),
          isOptional: false
        ),
      ]
    )
    let address = "https://github.com/SnapKit/SnapKit.git"
    #expect(app.packageProducts == [PackageProduct(name: "SnapKit", package: address)])
    #expect(
      project.packages == [
        PackageReference(
          source: .remote(url: address, requirement: .upToNextMajor(from: "5.7.0"))
        )
      ]
    )
    #expect(project.packages.map(\.name) == ["SnapKit"])
    #expect(app.copiedFiles.map(\.bundleFolder) == ["Frameworks"])
    #expect(app.copiedFiles.map(\.products) == [["NotesKit.framework"]])
  }

  @Test func dependsOnTargetsWhoseProductsItLinks() throws {
    #expect(try target("Notes").dependencies.map(\.name) == ["NotesKit"])
    #expect(try target("NotesTests").dependencies.map(\.name) == ["Notes"])
    #expect(try target("Everything").dependencies.map(\.name) == ["Notes"])
  }

  @Test func findsTheTestedTarget() throws {
    let app = try target("Notes")
    #expect(try target("NotesTests").testedTarget == app.id)
    #expect(try target("NotesUITests").testedTarget == app.id)
    #expect(app.testedTarget == nil)
  }

  @Test func readsSettingsOfConfigurationFiles() throws {
    let app = try target("Notes")
    let debug = app.settings(configuration: "Debug")
    #expect(debug.productName == "Notes 2")
    #expect(debug.productModuleName == "Notes_2")
    #expect(debug.bundleIdentifier == "org.example.Notes-2")
    #expect(debug.compilationConditions == ["DEBUG", "MOCKS", "BASE", "FLAGGED"])
    #expect(debug.upcomingFeatures == ["ExistentialAny"])
    #expect(debug.swiftVersion == "5.0")
    #expect(debug.deploymentTarget == "14.0")
    #expect(debug.bridgingHeader == "Notes/Notes-Bridging-Header.h")
    #expect(debug.appIconName == "AppIcon")
    #expect(debug["NAME"] == "debug name")
    #expect(debug["SRCROOT"] == folder)
    #expect(debug["FULL_PRODUCT_NAME"] == "Notes 2.app")
    #expect(debug["HOME"] == nil)

    let release = app.settings(configuration: "Release")
    #expect(release.productModuleName == "Notes")
    #expect(release.compilationConditions == ["RELEASE"])
    #expect(app.settings(configuration: "Unknown").configuration == "Debug")
    #expect(app.configurationNames == ["Debug", "Release"])
  }

  @Test func expandsTheInfoPlist() throws {
    let plist = try target("Notes").infoPlist(configuration: "Debug")
    #expect(plist["APIBaseURL"] == "https://debug.api.example.org/v2")
    #expect(plist["CFBundleDevelopmentRegion"] == "en")
    #expect(plist["CFBundleDisplayName"] == "Notes & Ideas")
    #expect(plist["CFBundleIdentifier"] == "org.example.Notes-2")
    #expect(plist["LSRequiresIPhoneOS"] == true)
    #expect(plist["Retries"] == 3)
    #expect(plist["UIDeviceFamily"] == [1, 2])
    #expect(plist["MinimumOSVersion"] == "14.0")
    let scenes = plist["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    let scene = scenes?["UIWindowSceneSessionRoleApplication"]?.array?.first
    #expect(scene?["UISceneDelegateClassName"] == "Notes_2.SceneDelegate")

    let release = try target("Notes").infoPlist(configuration: "Release")
    #expect(release["APIBaseURL"] == "https://api.example.org/v1")
    let kit = try target("NotesKit").infoPlist(configuration: "Debug")
    #expect(kit["CFBundleIdentifier"] == "org.example.kit")
  }

  @Test func readsTheSchemeAndItsTestPlan() throws {
    let scheme = try #require(project.schemes.first)
    #expect(project.schemes.count == 1)
    #expect(scheme.name == "Notes" && scheme.isShared && !scheme.isGenerated)
    #expect(scheme.buildTargets.map(\.name) == ["Notes"])
    #expect(scheme.launch.target == (try target("Notes").id))
    #expect(scheme.launch.arguments == ["-offline", "YES"])
    #expect(scheme.launch.environment == ["API_KEY": "$(rm -rf /) & more"])
    #expect(scheme.launch.language == "de" && scheme.launch.region == "AT")
    #expect(scheme.test.arguments == ["-offline", "YES"])
    #expect(scheme.test.testables.map(\.target.name) == ["NotesTests", "NotesUITests"])
    #expect(scheme.test.testables.map(\.isSkipped) == [false, true])
    #expect(scheme.test.testables[0].skippedTests == ["NotesTests/testSlow()"])

    let plan = try #require(scheme.test.plans.first)
    #expect(plan.name == "Notes" && plan.isDefault)
    #expect(
      plan.arguments == ["-plan", "-AppleLanguages", "(de)", "-AppleLocale", "de_AT"]
    )
    #expect(plan.environment == ["PLAN": "1"])
    #expect(plan.configurations == ["German"])
    #expect(plan.testables.map(\.target.name) == ["NotesTests", "NotesUITests"])
    #expect(plan.testables.map(\.isSkipped) == [false, true])
    #expect(plan.testables[0].skippedTests == ["NotesTests/testPlanned()"])
  }

  @Test func reportsTheMissingFileAndTheScript() throws {
    #expect(
      project.problems.map(\.line) == [
        "\(folder)/Notes.xcodeproj/project.pbxproj: warning: The script \"Lint\" of the build is "
          + "not run (target Notes). Add the files that it generates to the project, or run it by "
          + "hand.",
        "\(folder)/Notes/Gone.swift: error: The project names a file that does not exist "
          + "(target Notes). Add the file, or remove it from the project.",
      ]
    )
    #expect(try target("Notes").scripts.map(\.name) == ["Lint"])
  }

  @Test func neitherWritesNorExecutesAnything() throws {
    let copy = try TemporaryFolder()
    let path = "\(copy.path)/Classic"
    try FileManager.default.copyItem(atPath: folder, toPath: path)
    let before = copy.contents
    let project = try XcodeProject(at: path)
    for target in project.targets {
      for name in target.configurationNames { _ = try target.infoPlist(configuration: name) }
    }
    #expect(copy.contents == before)
  }
}
