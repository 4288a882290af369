public import Rostrum

/// The account, as it shall look.
public struct AccountViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case account(AccountViewData)
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
}
