public import Rostrum

/// The view state of the settings.
public struct SettingsViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Loading, with the accessibility label of the spinner.
    case loading(String)
    case settings(SettingsViewData)
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
}
