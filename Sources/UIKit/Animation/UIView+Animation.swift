import UIKitHosting

// Changes that are shown as a movement: the tree is final at once, the picture takes its time.

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out at the end of the block, so that what it did to constraints moves too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Within another block: takes its own time, not the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Within another block: takes its own curve, not the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    fileprivate var curve: Animation.Curve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Shows what `animations` changes as a movement of so many seconds.
  ///
  /// `completion` is called on the scene's clock when they have passed; without a duration, or if
  /// nothing moves, in the next turn.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    _Animating.run(duration, delay, options, options.curve, animations, completion)
  }

  /// The same along a spring: a damping of 1 comes to rest without swinging.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.Curve.spring(
      damping: min(max(Double(dampingRatio), 0.05), 1),
      velocity: Double(velocity)
    )
    _Animating.run(duration, delay, options, spring, animations, completion)
  }

  /// Makes changes that are seen at once, within an animation too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    _Animating.withoutAnimation(actionsWithoutAnimation)
  }

  public class var areAnimationsEnabled: Bool { _Animating.isEnabled }
}
