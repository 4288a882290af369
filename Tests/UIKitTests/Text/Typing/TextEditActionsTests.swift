import Foundation
import Testing
import UIKit
import UIKitTesting

/// Apple: `UIResponderStandardEditActions`, as text fields and text views perform them.
@MainActor
struct TextEditActionsTests {
  private let log = CallLog()
  private let field = UITextField()
  private let note = UITextView()
  private let guardian: Guardian
  private let driver: SceneDriver

  init() {
    guardian = Guardian(log)
    let screen = UIViewController()
    field.accessibilityLabel = "Name"
    note.accessibilityLabel = "Note"
    screen.view.addSubview(field)
    screen.view.addSubview(note)
    driver = SceneDriver(rootViewController: screen)
  }

  private var pasted: String? {
    get { inApp { UIPasteboard.general.string } ?? nil }
    nonmutating set { _ = inApp { UIPasteboard.general.string = newValue } }
  }

  private func inApp<Value>(_ body: () -> Value) -> Value? {
    var value: Value?
    (driver.scene as? _SceneRuntime)?.turn { value = body() }
    return value
  }

  private func select(_ range: Range<Int>) {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
      let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  private func actions(of responder: UIResponder) -> [String] {
    let all: [(String, Selector)] = [
      ("cut", Selector(UIResponder.cut(_:))), ("copy", Selector(UIResponder.copy(_:))),
      ("paste", Selector(UIResponder.paste(_:))), ("select", Selector(UIResponder.select(_:))),
      ("selectAll", Selector(UIResponder.selectAll(_:))),
      ("delete", Selector(UIResponder.delete(_:))), ("find", Selector(UIResponder.find(_:))),
    ]
    return all.filter { responder.canPerformAction($0.1, withSender: nil) }.map(\.0)
  }

  // MARK: Fields

  @Test func aFieldPerformsWhatItsSelectionAllows() {
    #expect(actions(of: field) == [])
    field.becomeFirstResponder()
    #expect(actions(of: field) == [])
    field.text = "Ana Ng"
    #expect(actions(of: field) == ["select", "selectAll"])
    select(0..<3)
    #expect(actions(of: field) == ["cut", "copy", "selectAll", "delete"])
    select(0..<6)
    #expect(actions(of: field) == ["cut", "copy", "delete"])
    pasted = "x"
    #expect(actions(of: field) == ["cut", "copy", "paste", "delete"])
  }

  @Test func aSubclassForbidsActions() {
    let field = NoPasteField()
    note.superview?.addSubview(field)
    field.text = "a"
    field.becomeFirstResponder()
    pasted = "x"
    field.selectAll(nil)
    #expect(actions(of: field) == ["cut", "copy", "delete"])
  }

  @Test func selectedTextIsCopiedAndCut() {
    field.delegate = guardian
    field.text = "Ana Ng"
    field.becomeFirstResponder()
    select(4..<6)
    _ = inApp { field.copy(nil) }
    #expect(pasted == "Ng")
    #expect(driver.display.copied == ["Ng"])
    #expect(field.text == "Ana Ng")
    field.cut(nil)
    #expect(field.text == "Ana ")
    #expect(log.take() == ["should change 4+2 to "])
  }

  @Test func pastingReplacesTheSelectionAndSendsAnEvent() {
    field.delegate = guardian
    field.addAction(UIAction { [log] _ in log("changed") }, for: .editingChanged)
    field.text = "Ana Ng"
    field.becomeFirstResponder()
    select(0..<3)
    pasted = "Bo\r\nDi"
    field.paste(nil)
    // A text field has a single line.
    #expect(field.text == "Bo Di Ng")
    #expect(log.take() == ["should change 0+3 to Bo Di", "changed"])
    let caret = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.start)
    }
    #expect(caret == 5)
  }

  @Test func aDelegateRefusesWhatIsPasted() {
    field.delegate = guardian
    guardian.allows = false
    field.text = "a"
    field.becomeFirstResponder()
    pasted = "b"
    field.paste(nil)
    field.selectAll(nil)
    field.cut(nil)
    field.delete(nil)
    #expect(field.text == "a")
  }

  @Test func secretsAreNotCopied() {
    field.isSecureTextEntry = true
    field.text = "secret"
    field.becomeFirstResponder()
    field.selectAll(nil)
    #expect(actions(of: field) == ["delete"])
    field.copy(nil)
    field.cut(nil)
    #expect(pasted == nil)
    #expect(field.text == "secret")
  }

  @Test func aDisabledFieldRejectsEditActions() {
    field.text = "a"
    field.isEnabled = false
    pasted = "b"
    field.paste(nil)
    field.cut(nil)
    #expect(field.text == "a")
    #expect(actions(of: field) == [])
  }

  @Test(arguments: [
    ("Ana Ng", 1, 0..<3), ("Ana Ng", 4, 4..<6), ("Ana Ng", 6, 4..<6), ("  Ana", 0, 2..<5),
    ("it's so", 2, 0..<4),
  ])
  func selectSelectsTheWordAtTheInsertionPoint(_ text: String, _ place: Int, _ word: Range<Int>) {
    note.text = text
    note.selectedRange = NSRange(location: place, length: 0)
    note.select(nil)
    #expect(Range(note.selectedRange) == word)
  }

  @Test func selectSelectsNothingWithoutAWord() {
    note.text = " . "
    note.select(nil)
    #expect(note.selectedRange.length == 0)
  }

  // MARK: Text views

  @Test func aTextViewKeepsPastedLineBreaks() {
    note.text = "one"
    note.becomeFirstResponder()
    note.selectAll(nil)
    pasted = "two\r\nthree\rfour"
    note.paste(nil)
    #expect(note.text == "two\nthree\nfour")
    note.selectedRange = NSRange(location: 0, length: 4)
    note.delete(nil)
    #expect(note.text == "three\nfour")
  }

  @Test func readOnlyTextCanBeCopiedAndNotCut() {
    note.text = "one"
    note.isEditable = false
    note.selectAll(nil)
    pasted = "x"
    #expect(actions(of: note) == ["copy"])
    note.cut(nil)
    note.paste(nil)
    #expect(note.text == "one")
    note.copy(nil)
    #expect(pasted == "one")
    note.isSelectable = false
    #expect(actions(of: note) == [])
  }

  @Test func aTextWithoutASceneHasNoPasteboard() {
    let lonely = UITextView()
    lonely.text = "a"
    lonely.selectAll(nil)
    lonely.copy(nil)
    lonely.paste(nil)
    #expect(lonely.text == "a")
    #expect(actions(of: lonely) == ["cut", "copy", "delete"])
  }
}

private final class NoPasteField: UITextField {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector(NoPasteField.paste(_:)) { return false }
    return super.canPerformAction(action, withSender: sender)
  }
}

private final class Guardian: NSObject, UITextFieldDelegate {
  private let log: CallLog
  var allows = true

  init(_ log: CallLog) {
    self.log = log
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log("should change \(range.location)+\(range.length) to \(string)")
    return allows
  }
}
