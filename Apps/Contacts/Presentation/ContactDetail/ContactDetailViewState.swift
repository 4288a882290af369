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
}
