/// The heights of bars.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// That of a navigation bar of little height.
  case compact = 1
  /// With a prompt above the title.
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UIBarMetrics {
  /// Whether it applies to bars of compact height.
  var isCompact: Bool { self == .compact || self == .compactPrompt }
}
