/// The bar metrics: combinations of height and prompt.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// The metrics of a compact navigation bar.
  case compact = 1
  /// The metrics of a bar with a prompt above the title.
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UIBarMetrics {
  /// A Boolean value that indicates whether the metrics are for compact bars.
  var isCompact: Bool { self == .compact || self == .compactPrompt }
}
