import Foundation
import Testing
import ToolTesting

@testable import XcodeProjects

/// The project in the format of Xcode 16, with synchronized folders and a generated Info.plist.
struct ModernProjectTests {
  private let folder = Repository.fixture("XcodeProjects/Modern").path(percentEncoded: false)
  private let project: XcodeProject

  init() throws {
    project = try XcodeProject(at: "\(folder)/Tasks.xcodeproj")
  }

  private func target(_ name: String) throws -> XcodeTarget {
    try #require(project.targets.first { $0.name == name })
  }

  @Test func findsFilesOfSynchronizedFolders() throws {
    let app = try target("Tasks")
    #expect(app.sources.map(\.name) == ["App.swift", "Task.swift", "Script.kit"])
    #expect(
      app.resources.bundlePaths == [
        "Assets.xcassets", "Base.lproj/Main.storyboard", "Localizable.xcstrings", "Web",
      ]
    )
    #expect(app.resources.last?.kind == .folder)
    #expect(app.copiedFiles.map(\.bundleFolder) == ["Manuals"])
    #expect(app.copiedFiles.map { $0.files.map(\.name) } == [["Manual.txt"]])
    #expect(project.problems.isEmpty)
  }

  @Test func addsExceptionsToTargetsWithoutTheFolder() throws {
    #expect(try target("TasksTests").sources.map(\.name) == ["Task.swift", "TaskTests.swift"])
  }

  @Test func readsConfigurationFilesOfSynchronizedFolders() throws {
    let settings = try target("Tasks").settings(configuration: "Debug")
    #expect(settings.accentColorName == "blue")
    #expect(settings.defaultActorIsolation == "MainActor")
    #expect(settings.upcomingFeatures.contains("MemberImportVisibility"))
    #expect(settings.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
    #expect(try target("Tasks").platforms == [.iOS, .macOS])
  }

  @Test func generatesTheInfoPlist() throws {
    #expect(
      try target("Tasks").infoPlist(configuration: "Release") == [
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": "My Tasks",
        "CFBundleExecutable": "Tasks",
        "CFBundleIdentifier": "org.example.tasks",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleName": "Tasks",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": "1.2",
        "CFBundleVersion": "7",
        "LSRequiresIPhoneOS": true,
        "MinimumOSVersion": "18.0",
        "NSCameraUsageDescription": "Scans Tasks",
        "UIAppFonts": ["Sans.ttf"],
        "UIApplicationSceneManifest": [
          "Own": "kept", "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:],
        ],
        "UIApplicationSupportsIndirectInputEvents": true,
        "UIDeviceFamily": [1, 2],
        "UILaunchStoryboardName": "LaunchScreen",
        "UIMainStoryboardFile": "Main",
        "UISupportedInterfaceOrientations~ipad": [
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
        ],
        "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationPortrait"],
      ]
    )
  }

  @Test func findsLocalPackages() throws {
    let path = "\(folder)/Packages/Storage"
    #expect(project.packages == [PackageReference(source: .local(path: path))])
    #expect(
      try target("Tasks").packageProducts == [PackageProduct(name: "Storage", package: nil)]
    )
    let package = try XcodeProject(at: path)
    #expect(package.targets.map(\.name) == ["Storage", "StorageTests"])
    #expect(package.targets.map(\.kind) == [.staticLibrary, .unitTests])
    #expect(
      package.targets.map { $0.sources.map(\.name) } == [["Store.swift"], ["StoreTests.swift"]]
    )
    #expect(package.folder == path && package.name == "Storage")
  }

  @Test func offersASchemeForTheApp() throws {
    let scheme = try #require(project.schemes.first)
    #expect(project.schemes.count == 1)
    #expect(scheme.name == "Tasks" && scheme.isGenerated)
    #expect(scheme.launch.target == (try target("Tasks").id))
    #expect(scheme.test.testables.map(\.target.name) == ["TasksTests"])
  }
}
