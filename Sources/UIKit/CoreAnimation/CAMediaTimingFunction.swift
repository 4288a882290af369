public import Foundation
import UIKitHosting

/// The names of predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of most system animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing function: a Bézier curve from (0, 0) to (1, 1) of time and progress.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Unchecked, because the class is open; the points are constants.
  private let points: (x1: Float, y1: Float, x2: Float, y2: Float)

  /// Creates a curve from two control points: x is time, y is progress.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
    super.init()
  }

  /// Creates a predefined function; an unknown name is treated as `linear`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the coordinates of a point: 0 and 3 are the ends, 1 and 2 the control points.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point: (Float, Float) =
      switch idx {
      case 0: (0, 0)
      case 1: (points.x1, points.y1)
      case 2: (points.x2, points.y2)
      case 3: (1, 1)
      default: preconditionFailure("Expected a point from 0 to 3, got \(idx).")
      }
    (ptr[0], ptr[1]) = point
  }

  final var _curve: Animation.Curve {
    if points == (0, 0, 1, 1) { return .linear }
    return .cubic(
      // Time must not decrease.
      x1: Double(min(max(points.x1, 0), 1)),
      y1: Double(points.y1),
      x2: Double(min(max(points.x2, 0), 1)),
      y2: Double(points.y2)
    )
  }
}
