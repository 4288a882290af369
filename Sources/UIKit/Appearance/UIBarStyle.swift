/// The look of a bar whose background is not set.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// Dark, with light texts, under all settings.
  case black = 1
  @available(*, deprecated, message: "use black; bars are translucent unless said otherwise")
  case blackTranslucent = 2

  var isBlack: Bool { self != .default }
}
