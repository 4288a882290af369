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

  @Test func aMemberOfAForeignClassCallsTheOverrideOfTheObjectsClass() {
    let prepared = Prepared([
      "A.swift": """
      public extension UIView {
        @objc @discardableResult func add(_ views: [UIView]) -> UIView { self }
      }
      public extension UITableViewCell {
        override func add(_ views: [UIView]) -> UIView { super.add(views) }
      }
      """,
      "B.swift": """
      class Row: UITableViewCell {
        override func add(_ views: [UIView]) -> UIView { super.add(views) }
      }
      """,
    ])
    #expect(
      prepared.text("A.swift") == """
        public extension UIView {
          @discardableResult internal func _moved_UIView_add(_ views: [UIView]) -> UIView { self }

        #sourceLocation(file: "/app/A.swift", line: 2)
        @discardableResult public func add(_ p0: [UIView]) -> UIView \
        { if let object = self as? Row { return object._moved_Row_add(p0) }; \
        if let object = self as? UITableViewCell { return object._moved_UITableViewCell_add(p0) }; \
        return _moved_UIView_add(p0) }
        #sourceLocation(file: "/app/A.swift", line: 3)
        }
        public extension UITableViewCell {
          internal func _moved_UITableViewCell_add(_ views: [UIView]) -> UIView \
        { super._moved_UIView_add(views) }
        }
        """
    )
    #expect(
      prepared.text("B.swift") == """
        class Row: UITableViewCell {
          internal func _moved_Row_add(_ views: [UIView]) -> UIView \
        { super._moved_UITableViewCell_add(views) }
        }
        """
    )
    #expect(prepared.module.overrides.isEmpty)
  }

  @Test func aPropertyOfAForeignClassCallsItsOverride() {
    let prepared = Prepared(
      """
      @objc extension UIView { open var tag: Int { get { 1 } set { use(newValue) } } }
      class A: UIView {}
      class B: A { override var tag: Int { get { super.tag } set {} } }
      """
    )
    #expect(
      prepared.text().contains(
        "public var tag: Int { get { if let object = self as? B { return object._moved_B_tag }; "
          + "return _moved_UIView_tag } set { if let object = self as? B "
          + "{ return object._moved_B_tag = newValue }; return _moved_UIView_tag = newValue } }"
      )
    )
    #expect(
      prepared.text().contains("internal var _moved_B_tag: Int { get { super._moved_UIView_tag }")
    )
  }

  @Test(arguments: [
    "extension UIView { func a() {} }\nclass A: UIView { override func a() {} }",
    "extension UIView { @objc func a() {} }\nclass A<B>: UIView { override func a() {} }",
    "extension UIView { @objc func a() {} }\nprivate class A: UIView { override func a() {} }",
    "extension UIView { @objc func a() {} }\nclass A: B { override func a() {} }; "
      + "class B: UILabel { func a() {} }",
  ])
  func otherOverridesStay(source: String) {
    #expect(Prepared(source).text() == source.replacing("@objc ", with: ""))
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
