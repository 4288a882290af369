import AppPreparation
import Testing
import ToolTesting

struct OverrideTests {
  @Test func theClassCallsAnOverrideThatStaysInItsExtension() {
    let prepared = Prepared([
      "A.swift": "class A: UIViewController {\n}\n",
      "B.swift": """
      extension A {
        @objc override func viewDidLoad() {
          super.viewDidLoad()
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
        override func viewDidLoad() { _moved_A_viewDidLoad() }
        #sourceLocation(file: "/app/A.swift", line: 2)
        }

        """
    )
    #expect(
      prepared.text("B.swift") == """
        extension A {
          internal func _moved_A_viewDidLoad() {
            super.viewDidLoad()
            use(Selector(A.tap, named: "tap"))
          }
          func tap() {}
        }
        """
    )
  }

  @Test func theClassAlsoCallsWhatASubclassOverrides() {
    let prepared = Prepared(
      """
      class A: UIView {}
      extension A { func layout() {} ; func stay() {} }
      class B: A { override func layout() {} }
      """
    )
    #expect(prepared.count(.movedMember) == 1)
    #expect(prepared.text().contains("func layout() { _moved_A_layout() }\n#sourceLocation"))
    #expect(prepared.text().contains("func stay() {} }"))
  }

  @Test(arguments: [
    (
      "override func f(_: Int, to b: inout [String: Int], c: @autoclosure () -> Bool = true) {}",
      "override func f(_ p0: Int, to p1: inout [String: Int], c p2: @autoclosure () -> Bool = true) "
        + "{ _moved_A_f(p0, to: &p1, c: p2()) }"
    ),
    (
      "@available(iOS 13, *) @IBAction final override func f<T>(a: T) async throws -> T "
        + "where T: P { a }",
      "@available(iOS 13, *) final override func f<T>(a p0: T) async throws -> T where T: P "
        + "{ try await _moved_A_f(a: p0) }"
    ),
    (
      "override class var a: AnyClass { B.self }",
      "override class var a: AnyClass { get { _moved_A_a } }"
    ),
    (
      "override var a: Int? { get { 1 } set { b = newValue } }",
      "override var a: Int? { get { _moved_A_a } set { _moved_A_a = newValue } }"
    ),
    (
      "override var a: Int { get throws { 1 } }",
      "override var a: Int { get throws { try _moved_A_a } }"
    ),
    // A function cannot pass on any number of arguments, and observers need the property itself.
    ("override func f(_ a: Int...) {}", "override func f(_ a: Int...) {}"),
    ("override var a: Int { didSet {} }", "override var a: Int { didSet {} }"),
  ])
  func membersOfEachKindStandInTheClass(member: String, result: String) {
    let prepared = Prepared([
      "A.swift": "class A: UIView {}", "B.swift": "extension A {\n  \(member)\n}",
    ])
    #expect(prepared.text("A.swift").split(separator: "\n")[2] == result)
    #expect(prepared.count(.movedMember) == 1)
  }

  @Test(arguments: [
    ("public extension", "override func f() {}", "public override func f()", "internal func"),
    (
      "public extension", "internal override func f() {}", "internal override func f()",
      "internal func"
    ),
    ("extension", "public override func f() {}", "public override func f()", "internal func"),
    ("private extension", "override func f() {}", "override func f()", "internal func"),
    ("extension", "@inlinable open override func f() {}", "open override func f()", "public func"),
  ])
  func theMemberInTheClassHasItsAccess(
    start: String,
    member: String,
    inClass: String,
    inExtension: String
  ) {
    let prepared = Prepared([
      "A.swift": "class A: UIView {}", "B.swift": "\(start) A { \(member) }",
    ])
    #expect(prepared.text("A.swift").contains("\n\(inClass) { _moved_A_f() }"))
    #expect(prepared.text("B.swift").contains("\(inExtension) _moved_A_f() {}"))
  }

  @Test func whatIsPrivateInTheFileOfItsClassStaysSo() {
    let prepared = Prepared(
      """
      class A: UIView {}
      fileprivate extension A { func f() {} }
      class B: A { override func f() {} }
      """
    )
    #expect(prepared.text().contains("fileprivate func f() { _moved_A_f() }"))
    #expect(prepared.text().contains("fileprivate func _moved_A_f() {}"))
  }

  @Test func theMemberInTheClassHasTheConditionsOfTheOther() {
    let prepared = Prepared([
      "A.swift": "class A: UIView {}",
      "B.swift": """
      #if os(iOS)
      extension A {
        #if ONE
        override func f() { one() }
        #elseif TWO
        override func f() { two() }
        #endif
      }
      #endif
      """,
    ])
    let text = prepared.text("A.swift")
    #expect(
      text.contains("line: 3)\n#if (true) && (ONE)\noverride func f() { _moved_A_f() }\n#endif")
    )
    #expect(text.contains("line: 5)\n#if (true) && !(ONE) && (TWO)\noverride func f() {"))
    #expect(prepared.count(.movedMember) == 2)
  }

  @Test func nestedClassesHaveMembersOfTheirOwn() {
    let prepared = Prepared(
      "class A { class B: UIView {} }\nextension A.B { override func f() {} }"
    )
    #expect(prepared.text().contains("override func f() { _moved_A_B_f() }"))
  }
}
