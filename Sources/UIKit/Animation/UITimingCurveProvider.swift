import UIKitHosting

public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

/// The timing of a property animator.
///
/// There are no archives on this platform, so that it is not an `NSCoding`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Where both are given, the spring counts.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  var _curve: Animation.Curve {
    springTimingParameters?._spring ?? cubicTimingParameters?._cubic ?? .easeInOut
  }

  /// The seconds that a spring takes by itself; nil where the animator says it.
  var _ownDuration: TimeInterval? { springTimingParameters?._restDuration }
}
