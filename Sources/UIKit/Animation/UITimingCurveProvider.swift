import UIKitHosting

public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

/// The timing of a property animator.
///
/// It does not inherit from `NSCoding`, because this platform has no archives.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring parameters, which take precedence over the cubic ones.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  var _curve: Animation.Curve {
    springTimingParameters?._spring ?? cubicTimingParameters?._cubic ?? .easeInOut
  }

  /// The settling duration of a spring, in seconds; nil to use the animator's duration.
  var _ownDuration: TimeInterval? { springTimingParameters?._restDuration }
}
