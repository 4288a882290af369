import UIKitHosting

// Typing.

extension _SceneRuntime {
  /// - Returns: Whether it applied.
  func handleTyping(_ event: InputEvent) -> Bool {
    switch event.action {
    case .beginEditing(let id, let request):
      answer(request) { field(id)?._beginEditing() ?? false }
    case .endEditing(let id, let request):
      answer(request) {
        field(id).map { $0 === typedText && $0._endEditing(force: false) } ?? false
      }
    case .pressReturn(let id, let request):
      answer(request) { field(id)?._returnPressed() ?? false }
    case .edit(let id, let edit): field(id)?._receive(edit, seen: event.seen) ?? false
    case .select(let id, let selection): field(id)?._receive(selection, seen: event.seen) ?? false
    case .clearText(let id): field(id)?._clearPressed() ?? false
    default: false
    }
  }

  /// Handles a request that may move the keyboard.
  ///
  /// A request that does not apply is answered too, with the keyboard's actual focus.
  private func answer(_ request: UInt32, by body: () -> Bool) -> Bool {
    keyboardRequest = request
    if body() { return true }
    typedText?._invalidate(.isFirstResponder)
    return false
  }

  /// Returns the field of a node; its tap effect never changes, so an edit is never stale.
  private func field(_ id: NodeID) -> (any _TypedText)? {
    guard let field = view(id, seen: .max) as? any _TypedText, isReachable(field)
    else { return nil }
    return field
  }

  // MARK: - Texts that displays may not have yet

  func typingChanged(in field: any _TypedText) {
    typingFields.append(field)
    scheduleCommit()
  }

  /// Marks the texts that differ from the display's.
  func updateTyping() {
    let fields = typingFields
    typingFields = []
    for field in fields where field._runtime === self {
      if field._updateTyping() { field._invalidate(.typing) }
    }
  }

  /// Resets typing for a new display, whose fields are empty.
  func restartTyping() {
    keyboardRequest = 0
    for case let field as any _TypedText in views.values {
      field._session.restart(since: nextCommitNumber)
      _ = field._updateTyping()
    }
    typingFields = []
  }

  /// Ends editing in a view that is about to leave the tree.
  func endEditing(below view: UIView) {
    for responder in [firstResponder, view.window?._keptResponder] {
      guard let field = responder as? any _TypedText, field.isDescendant(of: view) else { continue }
      _ = field._endEditing(force: true)
    }
  }
}
