import AppPreparation
import SourceModel
import Testing

struct ModuleTests {
  @Test func importsOfModulesThatDoNotExistAreRemovedAndRemembered() {
    let prepared = Prepared("import UIKit\nimport Alamofire\nimport Darwin.C\nlet a = 1")
    #expect(prepared.text() == "import UIKit\n\nimport Foundation\nlet a = 1")
    let missing = prepared.module.files[0].imports.filter { !$0.isAvailable }
    #expect(missing.map(\.module) == ["Alamofire"])
  }

  @Test(arguments: [
    ("import UIKit.UIGeometry", "import UIKit"), ("import struct UIKit.CGRect", nil),
    ("import UIKit", nil),
  ])
  func submodulesAreImportedWithTheirModule(source: String, expected: String?) {
    #expect(Prepared(source).text() == expected ?? source)
  }

  @Test(arguments: [("MapKit", "UIKit"), ("AVFoundation", "Foundation")])
  func whatAMissingFrameworkExportsIsStillImported(framework: String, exported: String) {
    #expect(Prepared("import \(framework)").text() == "import \(exported)")
  }

  @Test(arguments: [
    ("CoreData", "var a: UIWindow?", false), ("CoreData", "var a: NSManagedObjectContext?", true),
    ("CoreData", "@NSManaged var a: String", true), ("MapKit", "let a = kCLErrorDomain", true),
    ("MapKit", "let skMap = 1", false), ("UnknownKit", "let a = 1", true),
  ])
  func anImportThatNothingUsesIsNotMissing(module: String, code: String, isMissing: Bool) {
    let prepared = Prepared("import \(module)\n\(code)")
    #expect(prepared.module.files[0].imports.map(\.isMissing) == [isMissing])
  }

  @Test func namesOfDarwinAreThoseOfFoundation() {
    let prepared = Prepared("import UIKit\nlet a = Darwin.round(b), c: Darwin.stat, Darwin = 1")
    #expect(
      prepared.text() == "import UIKit\nlet a = Foundation.round(b), c: Foundation.stat, Darwin = 1"
    )
    #expect(prepared.header() == "import Foundation; ")
  }

  @Test(arguments: [
    ("autoreleasepool {}", "import UIKit; "), ("class A: ObservableObject {}", "import Combine; "),
    ("if ProcessInfo.processInfo.isMacCatalystApp {}", "import UIKit; "),
  ])
  func whatAppleFoundationExportsIsImported(source: String, header: String) {
    #expect(Prepared("import Foundation\n\(source)").header() == header)
  }

  @Test func rectanglesThatOnlyTouchDoNotIntersect() {
    let prepared = Prepared("import UIKit\nlet a = b.intersects(c)")
    #expect(
      prepared.text() == """
        import UIKit
        let a = b.intersects(c)
        #sourceLocation()
        fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool \
        { !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY \
        && rect2.minY < maxY } }

        """
    )
    #expect(prepared.header() == "import Foundation; ")
  }

  @Test func modulesOfTheProjectStay() {
    let source = "import Core\n@testable import App\nimport struct Core.Item"
    #expect(Prepared(source, modules: ["Core", "App"]).text() == source)
  }

  @Test func foundationsOtherModulesAreImportedWhereTheyAreNeeded() {
    let prepared = Prepared("import Foundation\nlet a: URLRequest, b: XMLParser, c: URLSessionTask")
    #expect(prepared.header() == "import FoundationNetworking; import FoundationXML; ")
  }

  @Test func formatsOfPredicatesNeedTheModuleThatParsesThem() {
    let prepared = Prepared("import Foundation\nlet a = NSPredicate(format: \"b == 1\")")
    #expect(prepared.header() == "import LinuxPredicates; ")
    #expect(
      Prepared("import UIKit\nlet a: NSExpression? = nil").header()
        == "import LinuxPredicates; import class LinuxPredicates.NSExpression; "
    )
  }

  @Test(arguments: [
    (
      "NSPredicate(format: \"a > %@ AND b == %@\", date as CVarArg, b as any CVarArg)",
      "NSPredicate(format: \"a > %@ AND b == %@\", date, b)"
    ),
    (
      "NSPredicate(format: \"a == %@\", a ?? b as CVarArg)",
      "NSPredicate(format: \"a == %@\", a ?? b)"
    ),
    ("NSPredicate(format: \"a == %@\", a as NSDate)", nil),
    ("String(format: \"%@\", a as CVarArg)", nil),
  ])
  func argumentsOfPredicatesAreOfAnyType(source: String, expected: String?) {
    #expect(Prepared("let a = \(source)").text() == "let a = \(expected ?? source)")
  }

  @Test(arguments: [
    ("os(iOS)", "true"), ("os(macOS) || os(iOS)", "false || true"), ("!os(Linux)", "!false"),
    ("targetEnvironment(simulator) && DEBUG", "true && DEBUG"),
    ("targetEnvironment(macCatalyst)", "false"), ("canImport(UIKit)", "canImport(UIKit)"),
    ("canImport(ObjectiveC)", "true"),
    ("swift(>=5.9)", "swift(>=5.9)"),
  ])
  func conditionsAreEvaluatedAsOnIOS(condition: String, expected: String) {
    #expect(
      Prepared("#if \(condition)\nlet a = 1\n#endif").text() == "#if \(expected)\nlet a = 1\n#endif"
    )
  }

  @Test func conditionsOfAPackageThatWasWrittenForLinuxStay() {
    let source = "#if os(Linux) && SWIFT_PACKAGE\nlet a = 1\n#endif"
    let preparation = ModulePreparation(modules: AvailableModules([]), conditions: .linuxPackage)
    let input = SourceInput(path: "/A.swift", name: "A.swift", bytes: Array(source.utf8))
    #expect(preparation.prepare([input]).files[0].changes.isEmpty)
  }

  @Test func previewsDisappearWithTheirImport() {
    let prepared = Prepared(
      """
      import SwiftUI
      import UIKit
      class A: UIView {}
      #Preview { A() }
      struct APreview: PreviewProvider {
        static var previews: some View { Text("a") }
      }
      """
    )
    #expect(
      prepared.text().split(whereSeparator: \.isNewline) == ["import UIKit", "class A: UIView {}"]
    )
    #expect(prepared.module.files[0].imports.map(\.module) == ["UIKit"])
  }

  @Test func anImportOfSwiftUIForMoreThanPreviewsIsMissing() {
    let prepared = Prepared(
      "import SwiftUI\nlet a = UIHostingController(rootView: b)\n#Preview { b }"
    )
    #expect(prepared.module.files[0].imports.map(\.module) == ["SwiftUI"])
  }

  @Test func whatOnlyPreviewsUseOfSwiftUIDisappears() {
    let prepared = Prepared([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct Shown: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Page { Page() }
      }
      extension View { func framed() -> some View { self } }
      struct Previews: PreviewProvider { static var previews: some View { Shown().framed() } }
      """,
      "B.swift": "import UIKit\nclass Page: UIViewController {}",
    ])
    #expect(prepared.text().split(whereSeparator: \.isNewline) == ["import UIKit"])
    #expect(prepared.module.files[0].imports.map(\.module) == ["UIKit"])
  }

  @Test func viewsThatAreGenericOverSwiftUIDisappearWithTheirExtensions() {
    let prepared = Prepared([
      "A.swift": """
      import SwiftUI
      import UIKit
      final class Hosted<Content: View>: UIView {}
      struct Shown: UIViewRepresentable {}
      extension View { var hosted: Hosted<Self> { Hosted() } }
      """,
      "B.swift": """
      import UIKit
      extension Hosted: Shared {}
      extension Shown { func rows(_ row: () -> some View) {} }
      protocol Shared {}
      """,
    ])
    #expect(prepared.text().split(whereSeparator: \.isNewline) == ["import UIKit"])
    #expect(
      prepared.text("B.swift").split(whereSeparator: \.isNewline)
        == ["import UIKit", "protocol Shared {}"]
    )
  }

  @Test func extensionsOfViewsThatDisappearedFromAnImportedModuleDisappear() {
    let library = Prepared("import SwiftUI\npublic struct Shown: UIViewRepresentable {}")
    let tests = Prepared(
      ["A.swift": "import Library\nextension Shown: Shared {}\nprotocol Shared {}"],
      modules: ["Library"],
      importing: [library.module.index]
    )
    #expect(
      tests.text().split(whereSeparator: \.isNewline) == ["import Library", "protocol Shared {}"]
    )
  }

  @Test func modulesThatImportOneWithPreviewsKeepTheirDeclarations() {
    let app = Prepared("import SwiftUI\nimport UIKit\n#Preview { A() }\nclass A: UIView {}")
    let source = "import XCTest\nfinal class ATests: XCTestCase {}\nlet a = 1"
    let tests = Prepared(["A.swift": source], importing: [app.module.index])
    #expect(tests.text() == source)
  }

  @Test func whatTheAppUsesOfSwiftUIStays() {
    let prepared = Prepared([
      "A.swift": "import SwiftUI\nstruct Row: View {}\nstruct List: View { let row: Row }",
      "B.swift": "let a = UIHostingController(rootView: List())",
    ])
    #expect(prepared.text().contains("struct Row") && prepared.text().contains("struct List"))
    #expect(prepared.module.files[0].imports.map(\.module) == ["SwiftUI"])
  }

  @Test func whatIsAWarningBeforeSwift6Parses() {
    let source = "@available (iOS 13, *) func a() {}"
    #expect(Prepared(source, mode: .v5).messages.isEmpty)
    #expect(Prepared(source, mode: .v6).messages.count == 1)
  }

  @Test func namesAreUsesOrDeclarations() {
    let prepared = Prepared(
      """
      @MainActor func make<Item>(named label: Item) -> (first: Int, Page) {
        #if DEBUG
        Debugged.start()
        #endif
        let local = label
        return local.turned(toPage: kLimit).first
      }
      """
    )
    let names = prepared.module.files[0].names
    #expect(Set(names.uses.keys) == ["Item", "Int", "Page", "turned", "toPage", "kLimit", "first"])
    #expect(names.uses["turned"]?.line == 6)
    #expect(names.declared.isSuperset(of: ["make", "Item", "named", "label", "first", "local"]))
  }

  @Test func aTimerWithoutArgumentsGetsSome() {
    let text = Prepared("var timer = Timer()").text()
    #expect(text == "var timer = Timer(timeInterval: 0, repeats: false) { _ in }")
  }

  @Test func anAttributedStringWithoutArgumentsGetsAnEmptyText() {
    let text = Prepared("label.attributedText = NSMutableAttributedString()").text()
    #expect(text == #"label.attributedText = NSMutableAttributedString(string: "")"#)
  }

  @Test func functionsOfTheRuntimeComeFromUIKit() {
    let prepared = Prepared("import Foundation\nfunc f(_ a: Any) { objc_sync_enter(a) }")
    #expect(prepared.header().contains("import UIKit"))
  }

  @Test func anExchangeOfMethodsIsReported() {
    let prepared = Prepared("func f() { method_exchangeImplementations(a, b) }")
    #expect(
      prepared.messages == [
        "method_exchangeImplementations has no effect here: a class keeps the methods that its source gives it."
      ]
    )
  }

  @Test func theWindowOfADelegateIsOptionalOnce() {
    let prepared = Prepared(
      """
      let a = UIApplication.shared.delegate?.window??.rootViewController
      let b = UIApplication.shared.delegate!.window!!.bounds
      let c = view?.window?.bounds
      """
    )
    #expect(
      prepared.text() == """
        let a = UIApplication.shared.delegate?.window?.rootViewController
        let b = UIApplication.shared.delegate!.window!.bounds
        let c = view?.window?.bounds
        """
    )
  }

  @Test func aTestWithoutArgumentsGetsSome() {
    let text = Prepared("XCTestCase().wait(for: [done], timeout: 1)").text()
    #expect(
      text == #"XCTestCase(name: "", testClosure: { _ in }).wait(for: [done], timeout: 1)"#
    )
  }
}
