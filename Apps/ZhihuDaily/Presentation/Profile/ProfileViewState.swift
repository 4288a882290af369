public import Rostrum

/// The reader's own, as it shall look.
public struct ProfileViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case profile(ProfileViewData)
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
}
