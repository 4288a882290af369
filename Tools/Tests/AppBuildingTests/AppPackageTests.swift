import AppPreparation
import Foundation
import Testing
import ToolTesting
import XcodeProjects

@testable import AppBuilding

struct AppPackageTests {
  @Test func anAppBecomesAPackageWithItsSettings() throws {
    let project = try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate],
      settings:
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
    )
    let files = try project.files()
    #expect(
      files.keys.sorted() == [
        "Package.swift", "Sources/App/AppDelegate.swift", "Sources/App/main.swift", "toolset.json",
      ]
    )
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains(".executableTarget(\n      name: \"App\""))
    #expect(
      manifest.contains(
        "swiftSettings: [.swiftLanguageMode(.v5), .define(\"DEBUG\"), "
          + ".enableUpcomingFeature(\"ExistentialAny\"), .defaultIsolation(MainActor.self)]"
      )
    )
    #expect(files["toolset.json"]?.contains("\(project.folder.path)sdk/modules") == true)
  }

  @Test func theMainFileRegistersWhatNibsNameAndStartsTheDelegate() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let package = try project.package()
    let main = try #require(try package.files(linking: project.sdk)["Sources/App/main.swift"]?.text)
    let registration = try #require(package.app?.module.registrations.first)
    #expect(main.contains("  \(registration)()\n  AppProcess.run(AppDelegate.self)\n"))
  }

  @Test func aRecordedAppIsTakenOverFirst() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let package = AppPackage(try project.selection(), isRecorded: true)
    let main = try #require(try package.files(linking: project.sdk)["Sources/App/main.swift"]?.text)
    #expect(main.contains("import AppAutomation\n"))
    let calls = try #require(main.split(separator: "MainActor.assumeIsolated {\n").last)
    #expect(calls.hasPrefix("  RecordedApp.takeOver()\n"))
    #expect(try project.files()["Sources/App/main.swift"]?.contains("RecordedApp") == false)
  }

  @Test func aRecordedAppWithAMainFileIsTakenOverThereToo() throws {
    let project = try SampleProject([
      "AppDelegate.swift": "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      "main.swift": "import UIKit\nUIApplicationMain(0, nil, nil, \"AppDelegate\")",
    ])
    let package = AppPackage(try project.selection(), isRecorded: true)
    let files = try package.files(linking: project.sdk)
    let text = try #require(files["Sources/App/_Registrations.swift"]?.text)
    #expect(text.contains("func _registerForNibs() {\n  RecordedApp.takeOver()\n"))
  }

  @Test func twoFilesOfOneNameStayApart() throws {
    let project = try SampleProject([
      "AppDelegate.swift": SampleProject.delegate, "a/View.swift": "let a = 1",
      "b/view.swift": "let b = 2", "你好 b/世界 1.swift": "let c = 3",
    ])
    let names = try project.files().keys.filter { $0.hasPrefix("Sources") }.sorted()
    #expect(
      names == [
        "Sources/App/AppDelegate.swift", "Sources/App/View.swift", "Sources/App/main.swift",
        "Sources/App/view~2.swift", "Sources/App/世界 1.swift",
      ]
    )
  }

  @Test func anAppThatCannotStartIsNamed() throws {
    let project = try SampleProject(["A.swift": "class A {}"])
    let error = #expect(throws: AppBuildingError.self) { try project.files() }
    #expect(error?.description.contains("has no class with @main") == true)
  }

  @Test func anAppsOwnMainFileRegistersWhatNibsNameFirst() throws {
    let project = try SampleProject([
      "AppDelegate.swift": SampleProject.delegate.replacing("@main", with: ""),
      "main.swift":
        "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(A.self))",
    ])
    let files = try project.files()
    let registration = try #require(try project.package().app?.module.registrations.first)
    #expect(
      files["Sources/App/main.swift"]?.hasPrefix(
        "MainActor.assumeIsolated { _registerForNibs() }; import AppHosting; \n"
      ) == true
    )
    #expect(
      files["Sources/App/_Registrations.swift"]
        == "@MainActor func _registerForNibs() {\n  \(registration)()\n}\n"
    )
  }

  @Test func podsInSwiftAreModulesAndTheirTargetForTheAppIsNone() throws {
    let fixture = Repository.root.appending(path: "Tools/Tests/Fixtures/Podded").path
    let package = AppPackage(try AppSelection(in: XcodeProject(at: fixture)))
    #expect(package.targetNames == ["Badges", "Podded"])
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let manifest = try #require(try package.files(linking: project.sdk)["Package.swift"]?.text)
    #expect(manifest.contains("name: \"Podded\",\n      dependencies: [\"Badges\"]"))
    #expect(manifest.contains(".define(\"COCOAPODS\")"))
  }

  @Test func theModulesAreThoseOfTheRuntimesLibrary() throws {
    let manifest = try String(
      contentsOf: Repository.root.appending(path: "Package.swift"),
      encoding: .utf8
    )
    let product = try #require(manifest.range(of: "name: \"RostrumRuntime\""))
    let list = manifest[product.upperBound...].prefix { $0 != "]" }
    let names = list.matches(of: /"(\w+)"/).map { String($0.1) }
    let appleModules = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "AppleModules/Sources").path
    )
    #expect(Set(names).union(appleModules).subtracting(["ObjectiveC"]) == RuntimeModules.all)
  }
}
