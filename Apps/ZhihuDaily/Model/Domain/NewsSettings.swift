/// The settings of the user on this device.
public struct NewsSettings: Sendable, Hashable, Codable {
  public enum Appearance: String, Sendable, Codable, CaseIterable {
    /// The device's appearance.
    case system
    case light
    case dark
  }

  /// The text size of stories.
  public enum TextSize: String, Sendable, Codable, CaseIterable {
    case small
    case standard
    case large
    case extraLarge
  }

  public var appearance: Appearance
  public var textSize: TextSize
  /// The name of the logged-in user; nil if nobody is logged in.
  ///
  /// The login is simulated: no server knows the name.
  public var loginName: String?

  public init(
    appearance: Appearance = .system,
    textSize: TextSize = .standard,
    loginName: String? = nil
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.loginName = loginName
  }
}
