// Links in text views that are not editable.

extension UITextView: _LinkShowing {
  /// Handles activation of a link by the user.
  ///
  /// - Returns: Whether the text contains the link and its links are active.
  final func _linkTapped(_ url: URL, opensWindow: Bool) -> Bool {
    guard !isEditable, isSelectable, let range = range(of: url) else { return false }
    let open = UIAction { _ in UIApplication.shared.open(url) }
    let item = UITextItem(content: .link(url), range: range)
    guard let delegate else {
      open._perform(sender: self)
      return true
    }
    let action = OptionalRequirement.primaryAction.call {
      delegate.textView(self, primaryActionFor: item, defaultAction: open)
    }
    if let action {
      action?._perform(sender: self)
    } else if delegate.textView(
      self,
      shouldInteractWith: url,
      in: range,
      interaction: .invokeDefaultAction
    ) {
      open._perform(sender: self)
    }
    return true
  }

  private func range(of url: URL) -> NSRange? {
    guard let text = _readText else { return nil }
    var found: NSRange?
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, stop in
      let link = attributes[.link]
      let address = (link as? URL)?.absoluteString ?? link as? String
      guard address == url.absoluteString else { return }
      found = range
      stop.pointee = true
    }
    return found
  }
}
