public import Rostrum

/// The view state of the profile.
public struct ProfileViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Loading, with the accessibility label of the spinner.
    case loading(String)
    case profile(ProfileViewData)
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
}
