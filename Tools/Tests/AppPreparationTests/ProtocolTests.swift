import AppPreparation
import Testing
import ToolTesting

struct ProtocolTests {
  private let source = """
    @objc protocol PageDelegate {
      func required()
      @objc optional func didTurn(_ page: Page, to number: Int)
      @objc optional func count(in page: Page) -> Int
    }
    """

  @Test func optionalRequirementsReturnNilByDefault() {
    let text = Prepared(source).text()
    #expect(text.hasPrefix("protocol PageDelegate: AnyObject {\n  func required()\n"))
    #expect(
      text.containsCode(
        """
        extension PageDelegate {
          @discardableResult func _optional_didTurn(_ p0: Page, to p1: Int) -> (Void)? { nil };
          @discardableResult func _optional_count(in p0: Page) -> (Int)? { nil }
        }
        """
      )
    )
  }

  @Test func optionalPropertiesAreNilByDefault() {
    let prepared = Prepared([
      "P.swift": """
      @objc public protocol Behavior {
        @objc optional
        var rate: CGFloat { get }
        @objc optional var title: String { get }
      }
      """,
      "A.swift": "class Slow: NSObject, Behavior { let rate: CGFloat = 0.5 }",
      "B.swift": "func f(_ b: any Behavior, _ s: Slow) { use(b.rate ?? 1, s.rate) }",
    ])
    let proto = prepared.text("P.swift")
    #expect(proto.contains("var _optional_rate: (CGFloat)? { get }"))
    #expect(
      proto.containsCode(
        """
        public extension Behavior {
          var _optional_rate: (CGFloat)? { nil }; var rate: (CGFloat)? { _optional_rate };
          var _optional_title: (String)? { nil }; var title: (String)? { _optional_title }
        }
        """
      )
    )
    #expect(
      prepared.text("A.swift").contains("public var _optional_rate: (CGFloat)? { rate }")
    )
    #expect(prepared.text("B.swift").contains("use(b.rate ?? 1, s.rate)"))
    #expect(prepared.messages.isEmpty)
  }

  @Test func callsWithAQuestionMarkCallThem() {
    let text = Prepared(
      source + """

        func a() {
          delegate?.didTurn?(page, to: 1)
          let count = delegate.count?(in: page) ?? 0
          onTap?(1)
        }
        """
    ).text()
    #expect(text.contains("delegate?._optional_didTurn(page, to: 1)"))
    #expect(text.contains("delegate._optional_count(in: page) ?? 0"))
    #expect(text.contains("onTap?(1)"))
  }

  @Test func classesOfAnotherModuleImplementIt() {
    let kit = Prepared(["P.swift": source, "U.swift": "let a = delegate?.count(in:)"])
    let app = Prepared(
      ["A.swift": "class A: NSObject, PageDelegate { func count(in page: Page) -> Int { 1 } }"],
      importing: [kit.module.index]
    )
    #expect(
      app.text().containsCode(
        """
        @discardableResult func _optional_count(in p0: Page) -> (Int)? { count(in: p0) };
        var _reference_count_in__: ((Page) -> Int)? { count(in:) }
        """
      )
    )
  }

  @Test func classesThatHaveTheMethodImplementIt() {
    let prepared = Prepared([
      "P.swift": source,
      "A.swift": "class A: NSObject, PageDelegate { func required() {} }",
      "B.swift": "class B: A { func count(in page: Page) -> Int { 1 } }",
    ])
    // The superclass conforms, so that the method of its subclass would not be found without it.
    #expect(
      prepared.text("A.swift").contains("func _optional_count(in p0: Page) -> (Int)? { nil }")
    )
    #expect(
      prepared.text("B.swift").contains(
        "@discardableResult override func _optional_count(in p0: Page) -> (Int)? { count(in: p0) }"
      )
    )
    #expect(!prepared.text("A.swift").contains("_optional_didTurn"))
  }

  @Test(arguments: ["didTurn(_:to:)", "didTurn"])
  func requirementsAsValuesAreNilWithoutTheMethod(reference: String) {
    let text = Prepared(
      source + """

        class A: NSObject {
          weak var delegate: PageDelegate?
          func a() { guard let function = self.delegate?.\(reference) else { return } }
        }
        class B: PageDelegate { func didTurn(_ page: Page, to number: Int) {} }
        """
    ).text()
    let property = "_reference_didTurn___to__"
    #expect(text.contains("let function = self.delegate?.\(property) else"))
    #expect(text.contains("var \(property): ((Page, Int) -> Void)? { get }"))
    #expect(text.contains("var \(property): ((Page, Int) -> Void)? { nil }"))
    #expect(text.contains("var \(property): ((Page, Int) -> Void)? { didTurn(_:to:) }"))
  }

  @Test func aMethodOfTheSameNameOfAnotherTypeStays() {
    let text = Prepared(
      source + """

        struct Adapter { func didTurn(_ page: Page, to number: Int) {} }
        class A: NSObject {
          let adapter: Adapter
          func a() { use(adapter.didTurn(_:to:)) }
        }
        """
    ).text()
    #expect(text.contains("use(adapter.didTurn(_:to:))"))
  }

  @Test func overloadsByTypeAloneAreNoValues() {
    let text = Prepared(
      """
      @objc protocol PanelDelegate {
        @objc optional func panel(_ panel: Panel, layoutFor traits: Traits) -> Layout
        @objc optional func panel(_ panel: Panel, layoutFor size: Size) -> Layout
        @objc optional func panelDidMove(_ panel: Panel)
      }
      let view = controller.panel.view, moved = delegate.panelDidMove(_:)
      """
    ).text()
    #expect(text.contains("func _optional_panel(_ p0: Panel, layoutFor p1: Size) -> (Layout)?"))
    #expect(!text.contains("_reference_panel___"))
    #expect(text.contains("var _reference_panelDidMove____: ((Panel) -> Void)? { get }"))
  }

  @Test func linesAfterAnImplementationKeepTheirNumbers() throws {
    let text = Prepared(
      source
        + "\nclass A: PageDelegate {\n  func count(in page: Page) -> Int { 1 }\n}\nlet after = 1"
    ).text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let directive = try #require(lines.lastIndex { $0.hasPrefix("#sourceLocation") })
    let after = try #require(lines.firstIndex { $0 == "let after = 1" })
    #expect(lines[directive] == "#sourceLocation(file: \"/app/A.swift\", line: 8)")
    // The directive names the line after it.
    #expect(8 + after - directive - 1 == 9)
  }

  @Test func questionMarksOfUIKitsDelegatesDisappear() {
    let text = Prepared(
      """
      func a() {
        proxy?.scrollViewDidScroll?(scrollView)
        proxy?.tableView?(table, didSelectRowAt: path)
        proxy?.handler?(table)
      }
      """
    ).text()
    #expect(text.contains("proxy?.scrollViewDidScroll(scrollView)"))
    #expect(text.contains("proxy?.tableView(table, didSelectRowAt: path)"))
    #expect(text.contains("proxy?.handler?(table)"))
  }

  @Test(arguments: [
    ("@objc protocol A: B {}", "protocol A: AnyObject, B {}"),
    ("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
    ("@objc protocol A: class {}", "protocol A: class {}"),
  ])
  func protocolsOfObjectiveCAreOnesOfClasses(source: String, expected: String) {
    #expect(Prepared(source).text() == expected)
  }
}
