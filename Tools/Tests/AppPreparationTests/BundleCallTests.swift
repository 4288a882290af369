import AppPreparation
import Testing

struct BundleCallTests {
  @Test(arguments: [
    ("Bundle(for: Page.self)", "Bundle._containing(Page.self)"),
    ("Bundle.init(for: type(of: self))", "Bundle._containing(type(of: self))"),
    ("Foundation.Bundle(for: Page.self)", "Bundle._containing(Page.self)"),
    (
      "texts.localizedString(forKey: key, value: nil, table: \"T\")",
      "texts._localizedString(forKey: key, value: nil, table: \"T\")"
    ),
  ])
  func bundlesKnowModulesAndTheLanguageOfThePage(source: String, result: String) {
    let prepared = Prepared("let a = \(source)")
    #expect(prepared.text() == "let a = \(result)")
    #expect(prepared.header() == "import UIKit; ")
    #expect(prepared.count(.bundle) == 1)
  }

  @Test func otherCallsStay() {
    let source =
      "let a = Bundle(path: p), b = Shelf(for: Page.self), c = localizedString(forKey: k)"
    #expect(Prepared(source).text() == source)
  }

  @Test func theConditionOfPackagesIsFalseInAProject() {
    let source = "#if SWIFT_PACKAGE || DEBUG && !SWIFT_PACKAGE\n#endif"
    #expect(Prepared(source).text() == "#if false || DEBUG && !false\n#endif")
    let inPackage = ModulePreparation(modules: AvailableModules([]), conditions: .package)
    let module = inPackage.prepare([SourceInput(path: "/a", name: "a", bytes: [UInt8](source.utf8))]
    )
    #expect(module.files[0].text.contains("#if SWIFT_PACKAGE || DEBUG"))
  }
}
