import AppBuilding
import AppPreparation
import Foundation
import Testing
import ToolTesting
import XcodeProjects

struct TestSelectionTests {
  @Test func allTestsRunInTheirHostOrDriveIt() throws {
    let project = try project()
    let selection = try TestSelection(in: XcodeProject(at: project.path))
    #expect(selection.targets.map(\.target.name) == ["AppTests", "AppUITests"])
    #expect(selection.interfaceModules == ["AppUITests"])
    #expect(selection.app?.name == "App")
    #expect(selection.name == "App")
  }

  @Test(arguments: [
    ("AppTests", ["AppTests"]), ("AppUITests", ["AppUITests"]),
    ("App", ["AppTests", "AppUITests"]),
  ])
  func testsAreChosenByTheirNameAndByTheirHosts(name: String, targets: [String]) throws {
    let project = try project()
    let selection = try TestSelection(in: XcodeProject(at: project.path), scheme: name)
    #expect(selection.targets.map(\.target.name) == targets)
    #expect(selection.app?.name == "App")
  }

  @Test func aNameThatIsNoSchemeIsAnErrorThatListsWhatThereIs() throws {
    let project = try project()
    let error = #expect(throws: AppBuildingError.self) {
      try TestSelection(in: XcodeProject(at: project.path), scheme: "Ap")
    }
    #expect(error?.description.contains("got Ap. There are App, AppTests, AppUITests.") == true)
  }

  @Test func aProjectWithoutTestsIsAnError() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    let error = #expect(throws: AppBuildingError.self) {
      try TestSelection(in: XcodeProject(at: project.path))
    }
    #expect(error?.description.hasSuffix("has no target of tests for iOS.") == true)
    try project.folder.write(Data(), to: "project/Package.swift")
    let other = #expect(throws: AppBuildingError.self) {
      try TestSelection(in: XcodeProject(at: project.path))
    }
    #expect(other?.description.contains("Name \(project.path)/Package.swift for the tests") == true)
  }

  @Test func theProgramOfTestsIsBuiltWithItsApp() throws {
    let project = try project()
    let selection = try TestSelection(in: XcodeProject(at: project.path))
    let packages = PackageGraph([], copies: "")
    let files = try AppPackage(selection, packages: packages).files(linking: project.sdk)
      .compactMapValues(\.text)
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.containsCode(#".executableTarget(name: "App","#))
    #expect(manifest.containsCode(#".testTarget(name: "AppTests", dependencies: ["App"]"#))
    let main = try #require(files["Tests/XCTMain.swift"])
    #expect(main.contains("@testable import AppTests\n"))
    #expect(main.contains(#"@_silgen_name("App_main")"#))
    #expect(files["Tests/AppTests/LoginTests.swift"]?.contains("TestClass(LoginTests.self") == true)
    #expect(files["Sources/App/main.swift"]?.contains("AppProcess.run(AppDelegate.self)") == true)
  }

  private func project() throws -> SampleProject {
    let tests = "import XCTest\nclass LoginTests: XCTestCase { func testA() {} }"
    let project = try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate],
      objects: target("AppTests", "unit-test", 1) + target("AppUITests", "ui-testing", 2),
      targets: ["TESTS1", "TESTS2"]
    )
    try project.folder.write(Data(tests.utf8), to: "project/LoginTests.swift")
    return project
  }

  private func target(_ name: String, _ kind: String, _ number: Int) -> String {
    """
    TF\(number) = {isa = PBXFileReference; path = LoginTests.swift; sourceTree = SOURCE_ROOT; };
    TB\(number) = {isa = PBXBuildFile; fileRef = TF\(number); };
    TS\(number) = {isa = PBXSourcesBuildPhase; files = (TB\(number)); };
    TC\(number) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
      PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0; TEST_TARGET_NAME = App;
      TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App"; }; };
    TL\(number) = {isa = XCConfigurationList; buildConfigurations = (TC\(number)); };
    TD\(number) = {isa = PBXTargetDependency; target = TARGET; };
    TESTS\(number) = {isa = PBXNativeTarget; name = \(name);
      productType = "com.apple.product-type.bundle.\(kind)";
      buildConfigurationList = TL\(number); buildPhases = (TS\(number)); dependencies = (TD\(number)); };

    """
  }
}
