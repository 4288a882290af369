/// A part of a text that a person can act on.
public struct UITextItem: Sendable {
  public enum Content: Sendable {
    case link(URL)
  }

  public let content: UITextItem.Content
  /// In UTF-16 code units of the text.
  public let range: NSRange
}

/// The way in which a person acts on a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
