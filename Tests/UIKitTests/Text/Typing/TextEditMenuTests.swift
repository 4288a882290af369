import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `textView(_:editMenuForTextIn:suggestedActions:)` and
/// `textField(_:editMenuForCharactersIn:suggestedActions:)`.
@MainActor
struct TextEditMenuTests {
  private let log = CallLog()
  private let note = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let giver: TextMenuGiver
  private let driver: SceneDriver

  init() {
    giver = TextMenuGiver(log)
    let screen = UIViewController()
    note.text = "Hello world"
    field.text = "Ana Ng"
    screen.view.addSubview(note)
    screen.view.addSubview(field)
    driver = SceneDriver(rootViewController: screen)
    note.delegate = giver
    field.delegate = giver
    _ = log.take()
  }

  private var items: [String] { driver.find(nil, .menuItem).map(\.label) }

  private func ask(_ view: UIView) throws -> Bool {
    driver.send(.openMenu(try #require(view._nodeID), x: 0, y: 0))
  }

  private func gives(_ view: UIView) -> Bool {
    driver.scene.commit()
    guard case .field(let field) = view._attribute(.field) else { return false }
    return field.givesEditMenus
  }

  @Test func theDelegateAddsToTheMenuOfASelection() throws {
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 0, length: 5)
    driver.settle()
    _ = log.take()
    #expect(try ask(note))
    #expect(items == ["Cut", "Copy", "Select All", "Delete", "Highlight"])
    #expect(log.take() == ["menu for 0+5", "will present"])
    try driver.chooseMenuItem("Highlight")
    #expect(log.take() == ["will dismiss", "highlight"])
    #expect(note.isFirstResponder)
    #expect(try ask(note))
    try driver.chooseMenuItem("Cut")
    #expect(note.text == " world")
    #expect(driver.display.copied == ["Hello"])
  }

  @Test func theMenuPointsAtTheSelection() throws {
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 0, length: 5)
    #expect(try ask(note))
    let menu = try #require(driver.find(nil, .menu).first)
    var target: MenuTarget?
    for case .menu(let value)? in driver.display.tree[menu.id]?.attributes ?? [] {
      target = value.target
    }
    let range = try #require(note.selectedTextRange)
    let rect = note.convert(note.firstRect(for: range), to: nil)
    #expect(target?.rect.y == Double(rect.minY))
    #expect(target?.rect.width == Double(rect.width))
  }

  @Test func aTextFieldCallsItsOwnDelegateMethod() throws {
    field.becomeFirstResponder()
    field.selectAll(nil)
    #expect(try ask(field))
    #expect(items == ["Cut", "Copy", "Delete", "Call"])
    #expect(log.take().suffix(2) == ["field menu for 0+6", "field will present"])
  }

  @Test func displaysRequestMenusOnlyIfTheDelegateImplementsThem() {
    #expect(!gives(note))
    note.becomeFirstResponder()
    #expect(gives(note))
    let silent = SilentDelegate()
    note.delegate = silent
    #expect(!gives(note))
    note.delegate = nil
    #expect(!gives(note))
  }

  @Test func withoutASelectionOrADelegateNothingOpens() throws {
    #expect(try !ask(note))
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 3, length: 0)
    #expect(try !ask(note))
    note.selectAll(nil)
    let silent = SilentDelegate()
    note.delegate = silent
    #expect(try !ask(note))
    note.delegate = giver
    giver.givesNothing = true
    #expect(try ask(note))
    #expect(items == ["Cut", "Copy", "Delete"])
  }

  @Test func aMenuControllerShowsTheActionsOfAText() throws {
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 0, length: 5)
    (driver.scene as? _SceneRuntime)?.turn {
      UIMenuController.shared.showMenu(from: note, rect: .null)
    }
    driver.settle()
    #expect(items == ["Cut", "Copy", "Select All", "Delete"])
    try driver.chooseMenuItem("Select All")
    #expect(note.selectedRange.length == 11)
  }
}

private final class SilentDelegate: NSObject, UITextViewDelegate {}

private final class TextMenuGiver: NSObject, UITextViewDelegate, UITextFieldDelegate {
  private let log: CallLog
  var givesNothing = false

  init(_ log: CallLog) {
    self.log = log
  }

  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log("menu for \(range.location)+\(range.length)")
    guard !givesNothing else { return nil }
    let own = UIAction(title: "Highlight") { [log] _ in log("highlight") }
    return UIMenu(children: suggestedActions + [own])
  }

  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    log("will present")
  }

  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    log("will dismiss")
  }

  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log("field menu for \(range.location)+\(range.length)")
    let own = UIAction(title: "Call") { [log] _ in log("call") }
    return UIMenu(children: suggestedActions + [own])
  }

  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    log("field will present")
  }
}
