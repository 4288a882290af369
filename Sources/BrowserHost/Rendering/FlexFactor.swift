import UIKitHosting

/// Priorities as flex factors: so far apart that the child of the next tier gets next to nothing.
enum FlexFactor {
  /// Nil for the default priority, which the style sheet knows.
  static func grow(_ axis: AxisPlacement) -> String? {
    switch axis.hugging {
    case ..<250: "1e24"
    case 250: nil
    case ..<252: "1e16"
    case ..<750: "1e12"
    case ..<1000: "1e8"
    default: "1e4"
    }
  }

  static func shrink(_ axis: AxisPlacement) -> String? {
    switch axis.compressionResistance {
    case ..<750: "1e12"
    case 750: nil
    case ..<1000: "1"
    default: "0"
    }
  }
}
