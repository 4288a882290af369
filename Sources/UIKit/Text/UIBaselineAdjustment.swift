import UIKitHosting

/// Where a text that has got smaller stands in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays where it is.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters
  /// At the top.
  case none

  var _value: TextFitValue.Baseline {
    switch self {
    case .alignBaselines: .kept
    case .alignCenters: .centered
    case .none: .top
    }
  }
}
