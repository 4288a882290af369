import Foundation
import UIKitHosting

/// The display's field for a first responder that conforms to `UIKeyInput` but is not a text field.
///
/// Displays show a keyboard and compose text only for fields. The field stays empty: it rejects
/// typed text and passes it to its host.
final class _KeyInputField: UIView, _TypedText {
  private weak var host: (any UIResponder & UIKeyInput)?
  /// The view of the host: the host itself or its controller's view.
  private weak var view: UIView?

  var _content = ""
  var _session = TypingSession()
  var _selection = SelectedText()
  var _asked: (edit: TextEdit, range: Range<Int>)?
  var _ignoresSelection = true

  init(for host: any UIResponder & UIKeyInput, in view: UIView) {
    self.host = host
    self.view = view
    super.init(frame: CGRect(x: view.frame.minX, y: view.frame.maxY - 1, width: 1, height: 1))
    clipsToBounds = true
    accessibilityLabel = view.accessibilityLabel
    _written.formUnion(AttributeKeys(.field))
    _written.formUnion(AttributeKeys(.typing))
    _written.formUnion(AttributeKeys(.isFirstResponder))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .textField }
  override var _isPlaceholderView: Bool { true }

  func isField(of responder: UIResponder?) -> Bool { host === responder }

  // MARK: As a responder

  override var isFirstResponder: Bool { host?.isFirstResponder ?? false }

  func _beginEditing() -> Bool { host?.becomeFirstResponder() ?? false }

  func _endEditing(force: Bool) -> Bool {
    _invalidate(.isFirstResponder)
    return host?.resignFirstResponder() ?? true
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  // MARK: Typed text

  var _takesEdits: Bool { true }
  var _hasLines: Bool { false }
  var _takesSelections: Bool { false }
  var _hidesText: Bool { false }

  func _mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    host?.insertText(replacement)
    return false
  }

  func deleteBackward() {
    host?.deleteBackward()
  }

  func _returnPressed() -> Bool {
    guard let host, host.isFirstResponder else { return false }
    // Displays hold back typed text until they learn the new keyboard focus.
    _invalidate(.isFirstResponder)
    if host.enablesReturnKeyAutomatically, !host.hasText { return false }
    host.insertText("\n")
    return true
  }

  // There is nothing to clear, change or select.

  func _clearPressed() -> Bool { false }
  func _userDidChangeText() {}
  func _changedByDelegate() {}
  func _callSelectionChanged() {}
  func _editMenu(suggesting suggested: [UIMenuElement]) -> UIMenu? { nil }
  func _editMenuChanges(isPresented: Bool, _ animator: any UIEditMenuInteractionAnimating) {}

  // MARK: For displays

  private var fieldValue: FieldValue {
    guard let host else { return FieldValue() }
    var field = FieldValue(
      border: .none,
      keyboard: host.keyboardType._value,
      returnKey: host.returnKeyType._value,
      isSecure: host.isSecureTextEntry,
      capitalization: host.autocapitalizationType._value,
      corrects: host.autocorrectionType._value,
      contentType: host.textContentType?.rawValue,
      checksSpelling: host.spellCheckingType._value,
      hasInputView: host.inputView != nil
    )
    field.reportsDeletion = true
    return field
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .field: .field(fieldValue)
    case .typing: .typing(_typingValue)
    case .isFirstResponder: _keyboardValue
    default: super._attribute(key)
    }
  }

  override func _didEnterScene() {
    super._didEnterScene()
    _restartTyping()
  }
}

extension UIView {
  /// Adds the field as the last subview, hidden from the app.
  fileprivate func addKeyInput(_ field: _KeyInputField) {
    _makeLayoutState().keyInput = field
    _insert(field, at: _subviews.count)
  }

  fileprivate func removeKeyInput(_ field: _KeyInputField) {
    _layoutState?.keyInput = nil
    field._removeFromSuperview()
  }
}

extension _SceneRuntime {
  /// The text that currently receives typing.
  var typedText: (any _TypedText)? { firstResponder as? any _TypedText ?? keyInput }

  /// Creates or removes the field to match the first responder.
  func updateKeyInput() {
    let host = firstResponder as? any UIResponder & UIKeyInput
    let takesKeys = host != nil && !(host is any _TypedText)
    if let keyInput, takesKeys, keyInput.isField(of: host), keyInput._runtime === self { return }
    guard takesKeys || keyInput != nil else { return }
    if let old = keyInput { old._superview?.removeKeyInput(old) }
    keyInput = nil
    guard takesKeys, let host,
      let view = host as? UIView ?? (host as? UIViewController)?.viewIfLoaded
    else { return }
    let field = _KeyInputField(for: host, in: view)
    keyInput = field
    // The field is added next to the view, because displays may show the view as a control, in
    // which nothing else can be focused. A screen's root view is not a control, and its siblings
    // belong to other screens.
    let holder = view._controller == nil ? view._superview ?? view : view
    holder.addKeyInput(field)
  }
}
