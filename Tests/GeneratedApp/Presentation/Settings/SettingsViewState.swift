/// Everything that the settings screen shows.
public struct SettingsViewState: Equatable, Sendable {
  public var title: String
  public var text: String
  public var done: String
}
