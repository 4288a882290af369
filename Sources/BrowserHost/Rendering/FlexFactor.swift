import UIKitHosting

/// Priorities as flex factors: so far apart that the child of the next tier gets next to nothing.
///
/// Browsers keep factors as 32-bit numbers, so that there are tiers for the priorities in use, and
/// none for each of the thousand.
enum FlexFactor {
  /// Nil for the default priority, which the style sheet knows.
  static func grow(_ axis: AxisPlacement) -> String? {
    tier(axis)?.factor
  }

  /// The name of what hugs alike, of which only the first grows; nil for the default priority.
  static func huggingTier(_ axis: AxisPlacement) -> String? {
    tier(axis)?.name
  }

  private static func tier(_ axis: AxisPlacement) -> (name: String, factor: String)? {
    switch axis.hugging {
    case ...1: ("a", "1e37")
    case ..<250: ("b", "3e31")
    case 250: nil
    case ..<252: ("c", "3e20")
    case ..<750: ("d", "1e15")
    case ..<1000: ("e", "3e9")
    default: ("f", "1e4")
    }
  }

  /// A part of the room: so large that parts are shared out in whole, and never nothing.
  static func weight(_ points: Double) -> String {
    CSS.number(max(1, (points * 1000).rounded()))
  }

  static func shrink(_ axis: AxisPlacement) -> String? {
    switch axis.compressionResistance {
    case ..<250: "1e34"
    case ..<749: "1e29"
    case ..<750: "1e23"
    case 750: nil
    case ..<752: "1e12"
    case ..<1000: "1e6"
    default: "0"
    }
  }
}
