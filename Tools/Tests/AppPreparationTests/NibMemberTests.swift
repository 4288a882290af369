import AppPreparation
import Testing
import ToolTesting

struct NibMemberTests {
  @Test func outletsActionsAndAttributesAreRegisteredInTheirClass() {
    let prepared = Prepared(
      """
      class Page: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var stars: [UIImageView]!
        @IBInspectable var radius: CGFloat = 0
        @IBAction private func tap(_ sender: UIButton) {}
        @IBAction func close() {}
      }
      """
    )
    #expect(
      prepared.text().containsCode(
        """
        NibClass.register(Page.self) {
          $0.outlet("label", \\.label); $0.outletCollection("stars", \\.stars);
          $0.attribute("radius", \\.radius); $0.action(Selector(Page.tap(_:), named: "tap:"));
          $0.action(Selector(Page.close, named: "close"))
        }
        """
      )
    )
    #expect(prepared.module.registrations.count == 1)
    #expect(prepared.text().contains("func \(prepared.module.registrations[0])()"))
  }

  @Test func aClassWithoutMembersForNibsIsNotRegistered() {
    let prepared = Prepared("class Page: UIViewController { var label: UILabel! }")
    #expect(prepared.module.registrations.isEmpty)
    #expect(!prepared.text().contains("NibClass"))
  }

  @Test func computedPropertiesOfObjectiveCAreRegisteredForPredicates() {
    let prepared = Prepared(
      """
      class Person: NSObject {
        @objc var name = ""
        @objc var title: String { "Dr. " + name }
        @objc(years) private var age: Int { get { 1 } set {} }
        @objc var height = 1 { didSet {} }
        @objc static var all: [Person] { [] }
        var hidden: Int { 1 }
      }
      @objcMembers class Team: NSObject { var count: Int { 1 } }
      extension UIView { @objc var depth: Int { 1 } }
      """
    )
    let text = prepared.text()
    #expect(
      text.containsCode(
        "PredicateProperties.register(Person.self, [\"title\": { $0.title }, \"years\": { $0.age }])"
      )
    )
    #expect(text.containsCode("PredicateProperties.register(Team.self, [\"count\": { $0.count }])"))
    #expect(
      text.containsCode("PredicateProperties.register(UIView.self, [\"depth\": { $0.depth }])")
    )
    #expect(prepared.header() == "import LinuxPredicates; ")
    #expect(prepared.module.registrations.count == 1)
  }

  @Test(arguments: [
    "func a() { class B: NSObject { @objc var c: Int { 1 } } }",
    "class A<T>: NSObject { @objc var b: Int { 1 } }",
    "@OtherActor class A: NSObject { @objc var b: Int { 1 } }",
  ])
  func whatNothingCanRegisterStays(source: String) {
    #expect(!Prepared(source).text().contains("PredicateProperties"))
  }

  @Test func nestedPrivateClassesAreReachedThroughTheOuterOne() {
    let text = Prepared(
      """
      class Outer: UIView {
        private class Inner: UIView { @IBOutlet var label: UILabel! }
      }
      """
    ).text()
    #expect(
      text.containsCode("func _registerForNibs2_")
        && text.containsCode("{ Inner._registerForNibs1_")
    )
    #expect(text.containsCode("{ Outer._registerForNibs2_"))
  }

  @Test func membersOfAnExtensionAreRegisteredInIt() {
    let text = Prepared(
      "class A: UIView {}\nextension A { @IBAction private func a(_ sender: Any) {} }"
    ).text()
    #expect(text.containsCode("extension A { private func a(_ sender: Any) {}; @MainActor"))
  }

  @Test func aTypeThatIsNotCompiledIsNotRegistered() {
    let text = Prepared(
      """
      #if os(macOS)
      extension NSView { @objc var a: Int { 1 } }
      #else
      class A: UIView { @IBOutlet var b: UIView! }
      #endif
      """
    ).text()
    let names = text.matches(of: /(NSView|A)\._registerForNibs\w+\(\)/).map(\.0)
    #expect(names.count == 2)
    #expect(
      text.containsCode(
        "{ #if (false) \(names.first ?? "") #endif #if !(false) \(names.last ?? "") #endif }"
      )
    )
  }

  @Test func genericClassesAreNotRegistered() {
    let prepared = Prepared("class A<T>: UIView { @IBOutlet var a: UIView! }")
    #expect(prepared.module.registrations.isEmpty)
  }

  @Test func segueActionsPassWhatTheirMethodTakes() {
    let text = Prepared(
      """
      class A: UIViewController {
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B? { nil }
      }
      """
    ).text()
    #expect(
      text.contains(
        "$0.segueAction(\"make:sender:segueIdentifier:\") "
          + "{ $0.make($1, sender: $2, segueIdentifier: $3) }"
      )
    )
  }

  @Test func aNewFileChangesNoOther() {
    let source = "class A: UIView { @IBOutlet var a: UIView! }"
    let one = Prepared(["A.swift": source])
    let two = Prepared([
      "A.swift": source, "0.swift": "class B: UIView { @IBOutlet var b: UIView! }",
    ])
    #expect(one.text() == two.text())
  }
}
