/// The texts of settings.
public struct SettingsTexts: Sendable {
  public var title: String
}

extension SettingsTexts {
  static let english = SettingsTexts(
    title: "Settings"
  )
  static let simplifiedChinese = SettingsTexts(
    title: "设置"
  )
}
