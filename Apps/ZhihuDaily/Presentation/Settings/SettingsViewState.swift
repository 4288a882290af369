/// The settings, as it shall look.
public struct SettingsViewState: Equatable, Sendable {
  public var title: String
}
