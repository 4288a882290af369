import AppPreparation
import Foundation
import SourceModel
import Testing

struct SelectorTests {
  /// The selector that a method's `#selector` becomes, in a class with some methods.
  private func selector(_ expression: String) -> String {
    let prepared = Prepared(
      """
      class Base: UIViewController {
        @objc func inherited(_ sender: Any) {}
      }
      class Page: Base {
        var other: Other!
        lazy var made = Other()
        @objc func plain() {}
        @objc private func sent(_ sender: UIButton) {}
        @objc func labelled(by sender: UIButton, event: UIEvent) {}
        @objc func user(name: String) {}
        @objc(custom:) func named(_ sender: Any) {}
        func overloaded(_ number: Int) {}
        @objc func overloaded(_ sender: UIButton) {}
        func body() { use(#selector(\(expression))) }
        class _Cell: NSObject { @objc func act(_ sender: Any) {} }
        class Other: NSObject { @objc func act(_ sender: Any) {} }
      }
      """
    )
    let text = prepared.text()
    let line = text.split(separator: "\n").first { $0.contains("func body") } ?? ""
    let call = line.components(separatedBy: "use(").last ?? ""
    return prepared.messages.first ?? String(call.dropLast(") }".count))
  }

  @Test(arguments: [
    ("Closing.close", "Closing is a protocol"), ("shared", "shared is a method of the type"),
  ])
  func methodsOfProtocolsAndTypesAreReported(expression: String, message: String) {
    let prepared = Prepared(
      """
      @objc protocol Closing { func close() }
      class Page: UIViewController {
        @objc static func shared() {}
        func body() { use(#selector(\(expression))) }
      }
      """
    )
    #expect(prepared.messages.count == 1 && prepared.messages[0].hasPrefix(message))
  }

  @Test(arguments: [
    ("plain", "Selector(Page.plain, named: \"plain\")"),
    ("sent", "Selector(Page.sent(_:), named: \"sent:\")"),
    ("sent(_:)", "Selector(Page.sent(_:), named: \"sent:\")"),
    ("self.sent(_:)", "Selector(Page.sent(_:), named: \"sent:\")"),
    ("Self.sent", "Selector(Page.sent(_:), named: \"sent:\")"),
    ("Page.sent", "Selector(Page.sent(_:), named: \"sent:\")"),
    ("labelled", "Selector(Page.labelled(by:event:), named: \"labelledBy:event:\")"),
    ("user", "Selector(Page.user(name:), named: \"userWithName:\")"),
    ("named", "Selector(Page.named(_:), named: \"custom:\")"),
    ("inherited", "Selector(Page.inherited(_:), named: \"inherited:\")"),
    ("other.act", "Selector(Other.act(_:), named: \"act:\")"),
    ("made.act(_:)", "Selector(Other.act(_:), named: \"act:\")"),
    ("Other.act", "Selector(Other.act(_:), named: \"act:\")"),
    ("_Cell.act", "Selector(_Cell.act(_:), named: \"act:\")"),
    ("sent as (UIButton) -> Void", "Selector(Page.sent(_:), named: \"sent:\")"),
    ("UIView.endEditing(_:)", "Selector(UIView.endEditing(_:), named: \"endEditing:\")"),
    (
      "UIResponder.becomeFirstResponder",
      "Selector(UIResponder.becomeFirstResponder, named: \"becomeFirstResponder\")"
    ),
  ])
  func aSelectorIsWrittenWithItsTypeLabelsAndName(expression: String, expected: String) {
    #expect(selector(expression) == expected)
  }

  @Test func aSelectorOverSeveralLinesKeepsThem() {
    let source = """
      class A {
        @objc func a() {}
        let selector = #selector(
          A.a
        )
        let next = 1
      }
      """
    let lines = Prepared(source).text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[5] == "  let next = 1")
  }

  @Test func aSelectorInAnExtensionOfUIKitFindsItsMethod() {
    let text = Prepared(
      """
      extension UIViewController {
        func hide() { use(#selector(dismissKeyboard)) }
        @objc func dismissKeyboard() {}
      }
      """
    ).text()
    #expect(text.contains("Selector(UIViewController.dismissKeyboard, named: \"dismissKeyboard\")"))
  }

  @Test func aFileWithoutUIKitImportsItForSelectors() {
    let prepared = Prepared(
      "import Foundation\nclass A { @objc func a() {}; let b = #selector(a) }"
    )
    #expect(prepared.header() == "import UIKit; ")
  }

  @Test func whatNoDeclarationTellsIsReported() {
    let prepared = Prepared(
      """
      class A {
        func a() {
          let page = make()
          use(#selector(page.turn))
          use(NSSelectorFromString(name))
          use(Selector(A.a))
        }
      }
      """
    )
    #expect(prepared.module.diagnostics.compactMap(\.place?.line) == [4, 5])
  }

  @Test(arguments: [
    ("Selector((\"save:\"))", "Selector(A.save(_:), named: \"save:\")"),
    ("NSSelectorFromString(\"save\")", "Selector(A.save, named: \"save\")"),
    ("Selector(\"hidden:\")", "Selector(_action: \"hidden:\")"),
    ("#selector(getter: A.title)", "Selector(_action: \"title\")"),
    ("#selector(setter: A.title)", "Selector(_action: \"setTitle:\")"),
  ])
  func aNameMeansTheMethodOfTheModuleOrNone(source: String, expected: String) {
    func file(_ value: String) -> String {
      "class A { @objc func save(_ a: Any) {}; @objc func save() {}; let b = \(value) }"
    }
    let prepared = Prepared(file(source))
    #expect(prepared.text() == file(expected).replacing("@objc ", with: ""))
    #expect(prepared.header() == "import UIKit; ")
  }

  @Test(arguments: [
    ("turn", [], "turn"), ("turn", ["_"], "turn:"), ("turn", ["to"], "turnTo:"),
    ("turn", ["page"], "turnWithPage:"), ("move", ["_", "to", "_"], "move:to::"),
    ("moveTo", ["page"], "moveToPage:"), ("show", ["usingName"], "showUsingName:"),
  ])
  func aMethodHasItsNameOfObjectiveC(name: String, labels: [String], expected: String) {
    let parameters = labels.enumerated().map { "\($1) p\($0): Int" }.joined(separator: ", ")
    let text = Prepared(
      "class A: UIView { @IBAction func \(name)(\(parameters)) {} }"
    ).text()
    #expect(text.contains("named: \"\(expected)\""))
  }

  @Test func keyPathsBecomeStrings() {
    let text = Prepared("let a = #keyPath(Person.address.street), b = #keyPath(CALayer.opacity)")
      .text()
    #expect(text == "let a = \"address.street\", b = \"opacity\"")
  }
}
