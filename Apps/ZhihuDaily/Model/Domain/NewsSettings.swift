/// What a person has chosen on this device.
public struct NewsSettings: Sendable, Hashable, Codable {
  public enum Appearance: String, Sendable, Codable, CaseIterable {
    /// As the device is.
    case system
    case light
    case dark
  }

  /// Of the text of stories.
  public enum TextSize: String, Sendable, Codable, CaseIterable {
    case small
    case standard
    case large
    case extraLarge
  }

  public var appearance: Appearance
  public var textSize: TextSize
  /// The name of who has logged in; nil for nobody.
  ///
  /// It is a pretence: no server knows of it.
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
