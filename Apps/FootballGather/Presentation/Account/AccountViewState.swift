public import Rostrum

/// The state of the account screen.
public struct AccountViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case account(AccountViewData)
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
}
