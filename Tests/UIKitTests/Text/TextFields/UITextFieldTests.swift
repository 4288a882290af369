import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UITextField`, `UITextFieldDelegate`, `UIResponder.becomeFirstResponder()`.
@MainActor
struct UITextFieldTests {
  private let log = CallLog()
  private let screen = UIViewController()
  private let name = UITextField()
  private let other = UITextField()
  private let delegate: FieldDelegate
  private let driver: SceneDriver

  init() {
    delegate = FieldDelegate(log)
    for (field, text) in [(name, "Name"), (other, "Other")] {
      field.placeholder = text
      field.delegate = delegate
      screen.view.addSubview(field)
    }
    for (event, text) in [
      (UIControl.Event.editingDidBegin, "event began"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event ended"), (.editingDidEndOnExit, "event exit"),
      (.primaryActionTriggered, "event primary"),
    ] where text != "event exit" {
      name.addAction(UIAction { [log] _ in log(text) }, for: event)
    }
    driver = SceneDriver(rootViewController: screen)
    _ = log.take()
  }

  @Test func attributedTextsAreSetWithoutTheOverridesOfPlainOnes() {
    let field = ColoringField()
    field.placeholder = "Name"
    field.text = "Jane"
    #expect(field.attributedPlaceholder?.string == "Name")
    #expect(field.text == "Jane" && field.textColor == .blue)
  }

  /// Apple: `textFieldDidEndEditing(_:reason:)` is called instead of the method without a reason.
  @Test func didEndEditingWithAReasonReplacesTheOtherMethod() throws {
    let listener = ReasonListener()
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = listener
    let screen = UIViewController()
    screen.view.addSubview(field)
    let driver = SceneDriver(rootViewController: screen)
    try driver.type("a", into: "Name")
    try driver.endEditing()
    #expect(listener.log.take() == ["committed"])
  }

  @Test func editingCallsTheDelegateInUIKitsOrder() throws {
    try driver.type("a", into: "Name")
    #expect(
      log.take() == [
        "should begin Name", "did begin Name", "event began", "should change 0+0 to a",
        "event changed", "selection Name",
      ]
    )
    #expect(driver.screen.contains("text field \"Name\" = a, editing"))
    try driver.endEditing()
    #expect(log.take() == ["should end Name", "did end Name", "event ended"])
    #expect(name.text == "a")
    #expect(name.hasText && !other.hasText)
    #expect(!name.isEditing)
  }

  @Test func anEmptyFieldMayHaveNoReturnKey() throws {
    name.enablesReturnKeyAutomatically = true
    _ = name.becomeFirstResponder()
    _ = log.take()
    #expect(throws: DriverError.self) { try driver.pressReturn() }
    #expect(log.take() == [])
    try driver.type("a", into: "Name")
    _ = log.take()
    try driver.pressReturn()
    #expect(log.take().contains("event primary"))
  }

  @Test func aPlaceholderMayHaveAColour() {
    let red = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.systemRed])
    name.attributedPlaceholder = red
    #expect(name.placeholder == "Red")
    #expect(
      name._attribute(.field)
        == .field(FieldValue(placeholder: "Red", placeholderColor: UIColor.systemRed._value))
    )
    name.placeholder = "Name"
    #expect(name._attribute(.field) == .field(FieldValue(placeholder: "Name")))
  }

  /// A form that shows its state again would interrupt the browser's own undo of typing.
  @Test func settingAnEqualPlaceholderSendsNothing() {
    driver.settle()
    let seen = driver.display.tree.number
    name.placeholder = "Name"
    driver.settle()
    #expect(driver.display.tree.number == seen)
    name.attributedPlaceholder = NSAttributedString(
      string: "Name",
      attributes: [.foregroundColor: UIColor.systemRed]
    )
    driver.settle()
    #expect(driver.display.tree.number > seen)
  }

  @Test func theKeyboardMovesFromFieldToField() throws {
    try driver.type("a", into: "Name")
    _ = log.take()
    try driver.type("b", into: "Other")
    #expect(
      log.take().prefix(5) == [
        "should begin Other", "should end Name", "did end Name", "event ended", "did begin Other",
      ]
    )
    #expect(driver.focusedField?.label == "Other")
  }

  @Test func aRefusedBeginningLeavesTheKeyboardAway() {
    delegate.allows = { $0 != "should begin Name" }
    #expect(throws: DriverError.self) { try driver.type("a", into: "Name") }
    #expect(driver.focusedField == nil)
    #expect(!name.becomeFirstResponder())
  }

  @Test func aRefusedEndKeepsTheKeyboard() throws {
    try driver.type("a", into: "Name")
    delegate.allows = { $0 != "should end Name" }
    #expect(throws: DriverError.self) { try driver.endEditing() }
    #expect(driver.focusedField?.label == "Name")
    #expect(!other.becomeFirstResponder())
    #expect(!screen.view.endEditing(false))
  }

  @Test func aRefusedChangeChangesNothing() throws {
    delegate.allows = { !$0.hasSuffix("to x") }
    try driver.type("axb", into: "Name")
    #expect(name.text == "ab")
    #expect(try driver.element("Name").value == "ab")
  }

  @Test func aCorrectorMayWriteAnotherText() throws {
    delegate.corrects = { $0.uppercased() }
    try driver.type("abc", into: "Name")
    #expect(name.text == "ABC")
    #expect(try driver.element("Name").value == "ABC")
    #expect(!log.take().contains("event changed"))
  }

  @Test func rangesCountInUTF16() throws {
    name.text = "🐢"
    try driver.type("a", into: "Name")
    #expect(log.take().contains("should change 2+0 to a"))
    try driver.deleteBackward(in: "Name")
    try driver.deleteBackward(in: "Name")
    #expect(log.take().contains("should change 0+2 to "))
    #expect(name.text == "")
  }

  @Test func aTextThatTheAppSetsSendsNoEvent() {
    name.text = "set"
    driver.settle()
    #expect(log.take() == [])
    #expect(driver.screen.contains("= set"))
  }

  @Test func theReturnKeyIsTheDelegatesToDecide() throws {
    try driver.type("a", into: "Name")
    _ = log.take()
    delegate.allows = { $0 != "should return Name" }
    try driver.pressReturn()
    #expect(log.take() == ["should return Name"])
    delegate.allows = { _ in true }
    try driver.pressReturn()
    #expect(log.take() == ["should return Name", "event primary"])
    #expect(name.isEditing)
  }

  @Test func theReturnKeyEndsEditingIfAnActionHandlesEndOnExit() throws {
    name.addAction(UIAction { [log] _ in log("exit") }, for: .editingDidEndOnExit)
    try driver.type("a", into: "Name")
    _ = log.take()
    try driver.pressReturn()
    #expect(
      log.take() == [
        "should return Name", "exit", "event primary", "should end Name", "did end Name",
        "event ended",
      ]
    )
  }

  @Test func theClearButtonIsTheDelegatesToAllow() throws {
    try driver.type("a", into: "Name")
    delegate.allows = { $0 != "should clear Name" }
    try driver.clearText(of: "Name")
    #expect(name.text == "a")
    delegate.allows = { _ in true }
    _ = log.take()
    try driver.clearText(of: "Name")
    #expect(log.take() == ["should clear Name", "event changed", "selection Name"])
    #expect(name.text == "")
  }

  @Test func aFieldThatIsDisabledOrTakenAwayStopsBeingEdited() throws {
    try driver.type("a", into: "Name")
    _ = log.take()
    name.isEnabled = false
    #expect(log.take() == ["should end Name", "did end Name", "event ended"])
    try driver.type("b", into: "Other")
    _ = log.take()
    other.removeFromSuperview()
    #expect(log.take() == ["should end Other", "did end Other"])
    #expect(driver.focusedField == nil)
  }

  @Test func aDisabledOrHiddenFieldRejectsTyping() {
    name.isEnabled = false
    other.isHidden = true
    #expect(throws: DriverError.self) { try driver.type("a", into: "Name") }
    #expect(throws: DriverError.self) { try driver.type("a", into: "Other") }
  }

  @Test func anEditOfAFieldWithoutTheKeyboardIsDroppedAndCounted() throws {
    let field = try driver.element("Name")
    let edit = TextEdit(revision: 1, base: 1, range: 0..<0, replacement: "forged")
    #expect(!driver.send(.edit(field.id, edit)))
    #expect(driver.scene.droppedEvents == 1)
    #expect(name.text == "")
  }

  @Test func aLineHasNoLineBreaks() throws {
    try driver.replaceText(of: "Name", with: "a\nb")
    #expect(name.text == "a b")
    #expect(try driver.element("Name").value == "a b")
  }

  @Test func secureTextIsShownAsDots() throws {
    name.isSecureTextEntry = true
    try driver.type("abc", into: "Name")
    #expect(driver.screen.contains("secure text field \"Name\" = •••"))
    #expect(name.text == "abc")
  }

  @Test func clearsOnBeginEditingCallsShouldClear() throws {
    name.text = "old"
    name.clearsOnBeginEditing = true
    try driver.type("n", into: "Name")
    #expect(name.text == "n")
    #expect(log.take().prefix(2) == ["should begin Name", "should clear Name"])
  }

  @Test func sideViewsAreShownDuringEditing() throws {
    let side = UILabel()
    side.text = "+1"
    name.leftView = side
    name.leftViewMode = .whileEditing
    #expect(side.superview == nil)
    try driver.type("a", into: "Name")
    #expect(side.superview === name)
    try driver.endEditing()
    #expect(side.superview == nil)
  }

  @Test func eachRequestForTheKeyboardIsAcknowledgedByNumber() throws {
    let (first, second) = (try node("Name"), try node("Other"))
    driver.send(.beginEditing(first, request: 1))
    #expect(keyboard(of: first) == .isFirstResponder(true, answers: 1))
    driver.send(.beginEditing(second, request: 2))
    #expect(keyboard(of: first) == .isFirstResponder(false, answers: 2))
    #expect(keyboard(of: second) == .isFirstResponder(true, answers: 2))
    // The request does not apply: another field has the keyboard.
    driver.send(.endEditing(first, request: 3))
    #expect(keyboard(of: second) == .isFirstResponder(true, answers: 3))
    other.resignFirstResponder()
    driver.settle()
    #expect(keyboard(of: second) == .isFirstResponder(false, answers: 3))
  }

  private func node(_ placeholder: String) throws -> NodeID {
    let node = driver.display.tree.nodes.first { _, node in
      node.attributes.contains {
        if case .field(let field) = $0 { field.placeholder == placeholder } else { false }
      }
    }
    return try #require(node).key
  }

  private func keyboard(of node: NodeID) -> Attribute? {
    driver.display.tree.nodes[node]?.attributes.first { $0.key == .isFirstResponder }
  }

  @Test func anotherDisplayStartsFromTheCurrentText() throws {
    try driver.type("abc", into: "Name")
    let second = HeadlessDisplay()
    driver.scene.display = second
    driver.scene.commit()
    let values = second.tree.nodes.values.flatMap(\.attributes).compactMap {
      if case .typing(let value) = $0 { value } else { nil }
    }
    #expect(values.contains { $0.text == "abc" && $0.answers == 0 })
  }

  @Test func theBorderStyleDeterminesTheHeight() {
    #expect(name.intrinsicContentSize.height < 34)
    name.borderStyle = .roundedRect
    #expect(name.intrinsicContentSize.height == 34)
  }
}

/// A delegate that logs every call and returns the test's values.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  private let log: CallLog
  var allows: (String) -> Bool = { _ in true }
  /// The correction of a changed text.
  var corrects: ((String) -> String)?

  init(_ log: CallLog) {
    self.log = log
  }

  private func ask(_ line: String) -> Bool {
    log(line)
    return allows(line)
  }

  private func name(_ field: UITextField) -> String { field.placeholder ?? "" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("should begin \(name(textField))")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log("did begin \(name(textField))")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask("should end \(name(textField))")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log("did end \(name(textField))")
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    ask("should clear \(name(textField))")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask("should return \(name(textField))")
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    log("selection \(name(textField))")
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if let corrects {
      let old = textField.text ?? ""
      guard let place = Range(range, in: old) else { return false }
      textField.text = corrects(old.replacingCharacters(in: place, with: string))
      return false
    }
    return ask("should change \(range.location)+\(range.length) to \(string)")
  }
}

private final class ReasonListener: NSObject, UITextFieldDelegate {
  let log = CallLog()

  func textFieldDidEndEditing(_ textField: UITextField) {
    log("ended")
  }

  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    log("\(reason)")
  }
}

/// A field that makes its texts attributed, as those of apps do.
private final class ColoringField: UITextField {
  override var placeholder: String? {
    didSet {
      attributedPlaceholder = NSAttributedString(
        string: placeholder ?? "",
        attributes: [.foregroundColor: UIColor.red]
      )
    }
  }

  override var text: String? {
    didSet {
      attributedText = NSAttributedString(
        string: text ?? "",
        attributes: [.foregroundColor: UIColor.blue]
      )
    }
  }
}
