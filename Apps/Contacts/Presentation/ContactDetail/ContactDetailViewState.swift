public import Rostrum

/// A contact's screen as it shall look.
public struct ContactDetailViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case contact(ContactCardViewData)
    /// No such contact any more, or an error.
    case placeholder(PlaceholderViewData)
  }

  public var content: Content
  /// Offers to edit; nil while there is nothing to edit.
  public var edit: String?

  /// Names the screen where it cannot be seen: in a window's or a tab's title.
  public var title: String? {
    switch content {
    case .loading: nil
    case .contact(let card): card.name
    case .placeholder(let data): data.title
    }
  }
}
