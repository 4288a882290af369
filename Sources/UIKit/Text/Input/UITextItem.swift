/// A part of a text that a person can act on.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum Content: Sendable {
    case link(URL)
  }

  public final let content: UITextItem.Content
  /// In UTF-16 code units of the text.
  public final let range: NSRange

  init(content: UITextItem.Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// The way in which a person acts on a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
