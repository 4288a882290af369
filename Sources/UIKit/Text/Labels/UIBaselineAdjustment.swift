import UIKitHosting

/// The vertical position of shrunken text in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays in place.
  case alignBaselines = 0
  /// Vertically centered.
  case alignCenters
  /// Aligned with the top.
  case none

  var _value: TextFitValue.Baseline {
    switch self {
    case .alignBaselines: .kept
    case .alignCenters: .centered
    case .none: .top
    }
  }
}
