public import Rostrum

/// The settings, as it shall look.
public struct SettingsViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case settings(SettingsViewData)
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
}
