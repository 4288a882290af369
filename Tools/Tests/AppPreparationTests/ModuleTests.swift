import AppPreparation
import SourceModel
import Testing

struct ModuleTests {
  @Test func importsOfModulesThatDoNotExistAreRemovedAndRemembered() {
    let prepared = Prepared("import UIKit\nimport CoreData\nimport Darwin.C\nlet a = 1")
    #expect(prepared.text() == "import UIKit\n\nimport Foundation\nlet a = 1")
    let missing = prepared.module.files[0].imports.filter { !$0.isAvailable }
    #expect(missing.map(\.module) == ["CoreData", "Darwin"])
  }

  @Test func modulesOfTheProjectStay() {
    let source = "import Core\n@testable import App\nimport struct Core.Item"
    #expect(Prepared(source, modules: ["Core", "App"]).text() == source)
  }

  @Test func foundationsOtherModulesAreImportedWhereTheyAreNeeded() {
    let prepared = Prepared("import Foundation\nlet a: URLRequest, b: XMLParser, c: URLSessionTask")
    #expect(prepared.header() == "import FoundationNetworking; import FoundationXML; ")
  }

  @Test(arguments: [
    ("os(iOS)", "true"), ("os(macOS) || os(iOS)", "false || true"), ("!os(Linux)", "!false"),
    ("targetEnvironment(simulator) && DEBUG", "true && DEBUG"),
    ("targetEnvironment(macCatalyst)", "false"), ("canImport(UIKit)", "canImport(UIKit)"),
    ("swift(>=5.9)", "swift(>=5.9)"),
  ])
  func conditionsAreEvaluatedAsOnIOS(condition: String, expected: String) {
    #expect(
      Prepared("#if \(condition)\nlet a = 1\n#endif").text() == "#if \(expected)\nlet a = 1\n#endif"
    )
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

  @Test func aTimerWithoutArgumentsGetsSome() {
    let text = Prepared("var timer = Timer()").text()
    #expect(text == "var timer = Timer(timeInterval: 0, repeats: false) { _ in }")
  }
}
