import AppPreparation
import Testing
import ToolTesting

struct OverrideTests {
  @Test func overridesInExtensionsMoveIntoTheClass() {
    let prepared = Prepared([
      "A.swift": "class A: UIViewController {\n}\n",
      "B.swift": """
      extension A {
        @objc override func viewDidLoad() {
          use(#selector(tap))
        }
        @objc func tap() {}
      }
      """,
    ])
    #expect(
      prepared.text("A.swift") == """
        class A: UIViewController {

        #sourceLocation(file: "/app/B.swift", line: 2)
        override func viewDidLoad() {
            use(Selector(A.tap, named: "tap"))
          }
        #sourceLocation(file: "/app/A.swift", line: 2)
        }

        """
    )
    let lines = prepared.text("B.swift").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].allSatisfy(\.isWhitespace) && lines[4] == "  func tap() {}")
  }

  @Test func membersOfExtensionsThatASubclassOverridesMoveToo() {
    let prepared = Prepared(
      """
      class A: UIView {}
      extension A { func layout() {} ; func stay() {} }
      class B: A { override func layout() {} }
      """
    )
    #expect(prepared.count(.movedMember) == 1)
    #expect(prepared.text().containsCode("func layout() {}\n#sourceLocation"))
    #expect(prepared.text().contains("func stay() {} }"))
  }

  @Test func overridesOfPropertiesMove() {
    let prepared = Prepared(
      "class A: UIView {}\nextension A { override var canBecomeFirstResponder: Bool { true } }"
    )
    #expect(prepared.count(.movedMember) == 1)
  }
}
