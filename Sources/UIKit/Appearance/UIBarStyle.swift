/// The style of a bar whose background is not set.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// A dark bar with light text, in every interface style.
  case black = 1
  @available(*, deprecated, message: "use black; bars are translucent unless said otherwise")
  case blackTranslucent = 2

  var isBlack: Bool { self != .default }
}
