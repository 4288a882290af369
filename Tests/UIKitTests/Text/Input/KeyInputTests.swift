import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIKeyInput`, which any responder may adopt.
@MainActor
struct KeyInputTests {
  /// A view for a code of four digits, as apps write it.
  private final class CodeView: UIView, UIKeyInput {
    var digits = ""
    var keyboardType: UIKeyboardType = .numberPad
    var board: UIView?
    private(set) var deletions = 0

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { board }
    var hasText: Bool { !digits.isEmpty }

    func insertText(_ text: String) {
      digits += text
    }

    func deleteBackward() {
      deletions += 1
      _ = digits.popLast()
    }
  }

  private final class Screen: UIViewController {
    let code = CodeView()
    let name = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      code.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
      code.accessibilityLabel = "Code"
      name.frame = CGRect(x: 20, y: 200, width: 200, height: 34)
      name.placeholder = "Name"
      view.addSubview(code)
      view.addSubview(name)
    }
  }

  private let screen = Screen()

  private func driver() -> SceneDriver {
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return driver
  }

  @Test func aFirstResponderReceivesWhatIsTyped() throws {
    let driver = driver()
    #expect(throws: DriverError.self) { try driver.type("1") }
    #expect(screen.code.becomeFirstResponder())
    driver.settle()
    try driver.type("12")
    try driver.deleteBackward()
    try driver.type("3")
    #expect(screen.code.digits == "13")
    try driver.pressReturn()
    #expect(screen.code.digits == "13\n")
  }

  @Test func aKeyThatDeletesIsReceivedWithoutAText() throws {
    let driver = driver()
    screen.code.becomeFirstResponder()
    driver.settle()
    try driver.deleteBackward()
    #expect(screen.code.deletions == 1)
  }

  @Test func theInputFieldIsHiddenFromTheApp() throws {
    let driver = driver()
    let label = UILabel()
    screen.code.addSubview(label)
    screen.code.becomeFirstResponder()
    driver.settle()
    #expect(screen.code.subviews == [label])
    let other = UILabel()
    screen.code.addSubview(other)
    #expect(screen.code.subviews == [label, other])
    #expect(screen.view.subviews == [screen.code, screen.name])
    #expect(screen.code.hitTest(CGPoint(x: 0, y: 59), with: nil) === screen.code)
    screen.code.resignFirstResponder()
    driver.settle()
    #expect(screen.code.subviews == [label, other])
    #expect(driver.focusedField == nil)
  }

  private func keyboard(of driver: SceneDriver) throws -> FieldValue.Keyboard? {
    let id = try #require(driver.focusedField).id
    return driver.display.tree[id]?.attributes.lazy.compactMap { attribute in
      if case .field(let field) = attribute { field.keyboard } else { nil }
    }.first
  }

  @Test func theFieldHasTheTraitsOfItsView() throws {
    let driver = driver()
    screen.code.becomeFirstResponder()
    driver.settle()
    #expect(try keyboard(of: driver) == .numberPad)
    screen.code.keyboardType = .emailAddress
    screen.code.reloadInputViews()
    driver.settle()
    #expect(try keyboard(of: driver) == .emailAddress)
  }

  /// A screen that receives characters without a view for them.
  private final class KeyScreen: UIViewController, UIKeyInput {
    var typed = ""

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !typed.isEmpty }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      label.text = "Type away"
      view.addSubview(label)
    }

    func insertText(_ text: String) {
      typed += text
    }

    func deleteBackward() {
      _ = typed.popLast()
    }
  }

  @Test func aControllerReceivesWhatIsTyped() throws {
    let screen = KeyScreen()
    let navigation = UINavigationController(rootViewController: screen)
    let driver = SceneDriver(rootViewController: navigation)
    driver.settle()
    #expect(screen.becomeFirstResponder())
    driver.settle()
    // The screen's content stays visible.
    #expect(driver.screen.contains("Type away"))
    try driver.type("ab")
    try driver.deleteBackward()
    #expect(screen.typed == "a")
    #expect(screen.view.subviews.count == 1)
  }

  @Test func anotherFieldTakesTheKeyboardOver() throws {
    let driver = driver()
    screen.code.becomeFirstResponder()
    driver.settle()
    try driver.type("Ana", into: "Name")
    #expect(!screen.code.isFirstResponder)
    #expect(screen.name.text == "Ana")
    #expect(screen.code.digits.isEmpty)
    screen.code.becomeFirstResponder()
    driver.settle()
    try driver.type("4")
    #expect(screen.code.digits == "4")
  }

  @Test func aDisplayThatPutsTheKeyboardAwayResignsTheView() throws {
    let driver = driver()
    screen.code.becomeFirstResponder()
    driver.settle()
    try driver.endEditing()
    #expect(!screen.code.isFirstResponder)
  }

  @Test func aViewThatLeavesTheScreenReceivesNothingMore() throws {
    let driver = driver()
    screen.code.becomeFirstResponder()
    driver.settle()
    screen.code.removeFromSuperview()
    driver.settle()
    #expect(driver.focusedField == nil)
    #expect(screen.code.subviews.isEmpty)
  }
}
