public import Rostrum

/// The state of a contact's screen.
public struct ContactDetailViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case contact(ContactCardViewData)
    /// The contact no longer exists, or an error occurred.
    case placeholder(PlaceholderViewData)
  }

  public var content: Content
  /// The button that edits the contact; nil if there is none.
  public var edit: String?

  /// The title of windows and tabs; the screen itself does not show it.
  public var title: String? {
    switch content {
    case .loading: nil
    case .contact(let card): card.name
    case .placeholder(let data): data.title
    }
  }
}
