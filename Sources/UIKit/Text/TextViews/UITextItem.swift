/// An interactive part of a text.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum Content: Sendable {
    case link(URL)
  }

  public final let content: UITextItem.Content
  /// The range in UTF-16 code units of the text.
  public final let range: NSRange

  init(content: UITextItem.Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// The kind of interaction with a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
