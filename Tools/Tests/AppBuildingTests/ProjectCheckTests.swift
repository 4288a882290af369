import AppBuilding
import Foundation
import Testing
import ToolTesting
import XcodeProjects

struct ProjectCheckTests {
  private func check(
    _ sources: [String: String],
    resources: [String: String] = [:],
    names: Set<String>? = nil,
    types: String = ""
  ) throws -> ProjectCheck {
    let project = try SampleProject(
      sources.merging(["AppDelegate.swift": SampleProject.delegate]) { one, _ in one },
      resources: resources
    )
    let declarations = names.map {
      RuntimeDeclarations(names: $0, types: DeclaredTypes(types))
    }
    return ProjectCheck(try project.selection(), declarations: declarations)
  }

  private let types = """
    UIResponder||next becomeFirstResponder()
    UIView|UIResponder|frame addSubview(_:) appearance() init(frame:)
    UIColor||red init(white:alpha:) init(named:in:compatibleWith:)
    """
  private let names: Set<String> = [
    "UIResponder", "UIApplicationDelegate", "UIWindow", "UIView", "UIColor", "frame", "red",
    "white",
    "alpha", "named", "in", "compatibleWith", "appearance", "Void", "Any",
  ]

  private func missing(_ source: String) throws -> [String] {
    try check(["A.swift": source], names: names, types: types).missingNames.map(\.name)
  }

  @Test func thePackageOfALibraryIsCheckedWithoutAnApp() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Design",
        products: [.library(name: "Design", targets: ["Design"])],
        targets: [
          .target(name: "Design", dependencies: ["Plain"]), .target(name: "Plain"),
          .testTarget(name: "DesignTests"),
        ]
      )
      """,
      "Sources/Design/Badge.swift": "import UIKit\nimport Plain\n@objc class Badge: UIView {}",
      "Sources/Design/Gone.swift": "import UIKit\nlet gone = UIGone()",
      "Sources/Plain/Plain.swift": "import MapKit\nlet plain: MKCoordinateSpan? = nil",
      "Tests/DesignTests/T.swift": "import Absent",
    ])
    let check = try ProjectCheck(
      ofPackageIn: folder.path,
      declarations: RuntimeDeclarations(names: names, types: DeclaredTypes(types))
    )
    #expect(check.app == nil && check.project == "Design")
    #expect(check.targets.map(\.name) == ["Plain", "Design", "DesignTests"])
    #expect(check.targets.map(\.isBuilt) == [true, true, false])
    #expect(check.missingModules.map(\.module) == ["MapKit"])
    #expect(check.missingNames.map(\.name) == ["MKCoordinateSpan", "UIGone"])
    #expect(check.readyFiles == 1 && check.files == 3 && !check.isReady)
  }

  @Test func overridesOfWhatNoSuperclassDeclaresAreMissing() throws {
    #expect(
      try missing(
        """
        class Base: UIView { func own() {}; var mine: Any { 0 } }
        class Sub: Base {
          override func own() {}
          override var mine: Any { 1 }
          override func addSubview(_ a: UIView) {}
          override func becomeFirstResponder() {}
          override func addSubview(_ a: UIView, frame: Any) {}
          override var red: Any { 2 }
        }
        class Other: Unknown { override func red() {} }
        class Unknown: UnknownElsewhere {}
        """
      )
        == [
          "UnknownElsewhere", "override of UIView.addSubview(_:frame:)", "override of UIView.red",
        ]
    )
  }

  @Test func membersOfOtherTypesAreMissing() throws {
    #expect(
      try missing("let a = [UIColor.red, UIColor.frame, UIView.appearance(), UIView.next]")
        == ["UIColor.frame", "next"]
    )
    #expect(
      try missing("let a = UIColor.frame\nextension UIColor { static let frame = UIColor.red }")
        .isEmpty
    )
    #expect(try missing("#if os(tvOS)\nlet a = UIColor.frame\n#endif").isEmpty)
  }

  @Test func initializersAreComparedByTheirLabels() throws {
    #expect(
      try missing(
        """
        let a = [UIColor(white: 0, alpha: 1), UIColor(named: ""), UIColor(named: "", compatibleWith: 0)]
        let b = UIView()
        let c = [UIColor(alpha: 1, white: 0), UIColor(frame: 1)]
        """
      ) == ["UIColor.init(alpha:white:)", "UIColor.init(frame:)"]
    )
    #expect(
      try missing(
        "extension UIColor { convenience init(frame: Any) { self.init(white: 0, alpha: 1) } }\nlet a = UIColor(frame: 1)"
      )
      .isEmpty
    )
  }

  @Test func namesThatNothingDeclaresAreNotReady() throws {
    let check = try check(
      [
        "A.swift": "import UIKit\nlet a = UITextChecker()\nlet b = Own().member.gone",
        "B.swift": "class Own { let member = UITextChecker() }",
      ],
      names: ["UIResponder", "UIApplicationDelegate", "UIWindow"]
    )
    #expect(check.missingNames.map(\.name) == ["UITextChecker", "gone"])
    #expect(check.missingNames[0].files == 2 && check.missingNames[0].example == "A.swift:2")
    #expect(check.readyFiles == 1)
  }

  @Test func anAppWithoutAnEntryPointIsNamed() throws {
    let project = try SampleProject(["A.swift": "let a = 1"])
    let check = ProjectCheck(try project.selection())
    #expect(check.messages.count == 1 && check.messages[0].contains("has no class with @main"))
  }

  @Test func missingFilesOfOtherTargetsAreNoObstacle() throws {
    let project = try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate],
      objects: """
        TF = {isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT;};
        TB = {isa = PBXBuildFile; fileRef = TF;};
        TS = {isa = PBXSourcesBuildPhase; files = (TB);};
        TESTS = {isa = PBXNativeTarget; name = Tests; buildConfigurationList = CONFIGS;
          productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (TS);};
        """,
      targets: ["TESTS"]
    )
    #expect(try project.selection().project.problems.contains { $0.target == "Tests" })
    #expect(ProjectCheck(try project.selection()).isReady)
  }

  @Test func anAppThatNeedsNothingElseIsReady() throws {
    let check = try check(["A.swift": "import Security\nlet a = \"https://example.org/api\""])
    #expect(check.isReady)
    #expect(check.files == 2 && check.readyFiles == 2)
    #expect(check.addresses == ["https://example.org/api"])
    #expect(check.targets.map(\.name) == ["App"] && check.targets[0].isBuilt)
  }

  @Test func missingModulesAndFilesThatDoNotParseAreNotReady() throws {
    let check = try check([
      "A.swift": "import Alamofire\nlet a = 1", "B.swift": "import Alamofire\nlet b = 1",
      "C.swift": "func (",
    ])
    #expect(check.missingModules.map(\.module) == ["Alamofire"])
    #expect(check.missingModules[0].files == 2 && check.missingModules[0].example == "A.swift:1")
    #expect(check.readyFiles == 1 && check.files == 4)
    #expect(check.messages.count == 1 && check.messages[0].hasPrefix("C.swift:1:"))
  }

  @Test func whatNibsNameAndClassesLackIsReported() throws {
    let check = try check(
      [
        "Page.swift": """
        import UIKit
        class Base: UIViewController { @IBOutlet var inherited: UIView! }
        class Page: Base {
          @IBOutlet var label: UILabel!
          @IBAction func tap(_ sender: Any) {}
        }
        """
      ],
      resources: [
        "Main.storyboard": """
        <document><scenes><scene><objects>
          <viewController id="p" customClass="Page" customModule="App" customModuleProvider="target">
            <view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="tap:" destination="p" eventType="touchUpInside" id="1"/>
                <action selector="gone:" destination="p" eventType="touchUpInside" id="2"/>
              </connections></button>
              <view id="x" customClass="Absent" customModule="App" customModuleProvider="target"/>
              <view id="m" customClass="MapView" customModule="Maps"/>
            </subviews></view>
            <connections>
              <outlet property="label" destination="b" id="3"/>
              <outlet property="inherited" destination="b" id="4"/>
              <outlet property="view" destination="v" id="5"/>
              <outlet property="missing" destination="b" id="6"/>
            </connections>
          </viewController>
          <placeholder id="r" userLabel="First Responder" customClass="UIResponder"/>
        </objects></scene></scenes></document>
        """
      ]
    )
    #expect(
      check.messages == [
        "Main.storyboard:8:1: warning: the app has no class Absent in Swift; UIKit's own class takes its place",
        "Main.storyboard:6:1: error: the class Page has no action gone:; sending it traps",
        "Main.storyboard:15:1: error: the class Page has no outlet missing; loading the file traps",
      ]
    )
  }

  @Test func outletsOfSuperclassesInAFrameworkAreKnown() throws {
    let fixture = Repository.root.appending(path: "Tools/Tests/Fixtures/Guestbook").path
    let folder = try TemporaryFolder([:])
    let copy = "\(folder.path)Guestbook"
    try FileManager.default.copyItem(atPath: fixture, toPath: copy)
    let source = """
      import Guests
      class OwnGuestsViewController: GuestsViewController {}
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: "\(copy)/Guestbook/Own.swift"))
    let text = try String(contentsOfFile: "\(copy)/GuestsKit/Guests.storyboard", encoding: .utf8)
    for folder in ["Guestbook", "GuestsKit"] {
      let changed =
        folder == "Guestbook"
        ? text.replacing(
          "\"GuestsViewController\" customModule=\"Guests\" customModuleProvider=\"target\"",
          with: "\"OwnGuestsViewController\""
        )
        .replacing("signTapped:", with: "signedBy:")
        : text.replacing("property=\"greeting\"", with: "property=\"farewell\"")
      try Data(changed.utf8).write(to: URL(fileURLWithPath: "\(copy)/\(folder)/Guests.storyboard"))
    }
    let check = ProjectCheck(try AppSelection(in: XcodeProject(at: copy)))
    #expect(
      Set(check.messages.map { $0.replacing(/:\d+:\d+/, with: "") }) == [
        "Guestbook/Guests.storyboard: error: the class OwnGuestsViewController has no action signedBy:; sending it traps",
        "GuestsKit/Guests.storyboard: error: the class GuestsViewController has no outlet farewell; loading the file traps",
      ]
    )
  }

  @Test func keysOfInfoPlistSayWhatTheyDoHere() throws {
    let project = try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate],
      settings: "INFOPLIST_KEY_UIUserInterfaceStyle = Dark; "
        + "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;"
    )
    let keys = ProjectCheck(try project.selection()).infoKeys
    let style = try #require(keys.first { $0.key == "UIUserInterfaceStyle" })
    #expect(style.value == "Dark" && style.effect == "the style of all windows")
    let shape = try #require(keys.first { $0.key == "UISupportedInterfaceOrientations" })
    #expect(shape.effect == "landscape alone turns the phone that a page draws")
  }

  @Test func changesAreCountedWithAnExample() throws {
    let check = try check(["A.swift": "class A {\n  @objc func a() {}\n  @objc func b() {}\n}"])
    let row = try #require(check.changes.first { $0.change.hasPrefix("Attributes") })
    #expect(row.count == 3)
    #expect(row.example == "A.swift:2 @objc")
  }
}
