import Foundation

/// The appearance before an animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays, unless the animation is removed when it ends.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is seen already before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The time of an animation: when it begins, how long it takes, how often it is played.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the time of what it belongs to: of an animation of a layer that of
  /// `CACurrentMediaTime()`, within a group seconds after the group's beginning; 0 for at once.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one round in one direction; 0 for the transaction's.
  var duration: CFTimeInterval { get set }
  /// The factor between its own time and the parent's; with 0 it stands still at ``timeOffset``.
  var speed: Float { get set }
  /// Seconds of its own time at which it begins.
  var timeOffset: CFTimeInterval { get set }
  /// The number of rounds; 0 for one, `infinity` for endless repetition.
  var repeatCount: Float { get set }
  /// Seconds for which rounds are played; 0 to use ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each round goes back the same way.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
