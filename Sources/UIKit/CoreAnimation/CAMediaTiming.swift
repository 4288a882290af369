import Foundation

/// The appearance before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The final value remains, unless the animation is removed on completion.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial value applies before the animation begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside its active duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of an animation: beginning, duration and repetition.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The beginning in the parent's time.
  ///
  /// For an animation of a layer, it is in the time of `CACurrentMediaTime()`; in a group, in
  /// seconds after the group's beginning; 0 for immediately.
  var beginTime: CFTimeInterval { get set }
  /// The duration of a cycle in one direction, in seconds; 0 for the transaction's.
  var duration: CFTimeInterval { get set }
  /// The ratio of local time to the parent's time; 0 pauses at ``timeOffset``.
  var speed: Float { get set }
  /// The local time at the beginning, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles; 0 for one, `infinity` for endless repetition.
  var repeatCount: Float { get set }
  /// The duration of the repetition, in seconds; 0 to use ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each cycle plays forwards and backwards.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
