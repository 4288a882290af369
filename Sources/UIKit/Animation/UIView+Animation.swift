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
    /// Again and again, until the same views are animated anew or lose their animations.
    ///
    /// The completion is not called. `layer.removeAllAnimations()` ends it.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back; then what was set is seen.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Within another block: takes its own time, not the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Within another block: takes its own curve, not the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// Of a transition: hides and shows its views, rather than to remove and add them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // A transition's kinds.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The old picture fades, and the new one comes to light.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The kind of a transition; nil where the options name none.
    fileprivate var replacement: Animation.Replacement? {
      switch AnimationOptions(rawValue: rawValue & 7 << 20) {
      case .transitionFlipFromLeft: .flip(from: .left)
      case .transitionFlipFromRight: .flip(from: .right)
      case .transitionFlipFromTop: .flip(from: .top)
      case .transitionFlipFromBottom: .flip(from: .bottom)
      case .transitionCurlUp: .curlUp
      case .transitionCurlDown: .curlDown
      case .transitionCrossDissolve: .crossFade
      default: nil
      }
    }

    var curve: Animation.Curve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The speed of an animation over its time.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var _curve: Animation.Curve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
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

  /// The same along a spring that settles in about so many seconds: a bounce of 0 comes to rest
  /// without swinging, one near 1 swings on and on.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Apple's duration is the period without damping; ours ends where the spring is at rest.
    let damping = min(max(1 - Double(bounce), 0.05), 1)
    let spring = Animation.Curve.spring(damping: damping, velocity: Double(initialSpringVelocity))
    let rest = duration * 7 / (2 * .pi * damping)
    _Animating.run(rest, delay, options, spring, animations, completion)
  }

  // MARK: - Transitions

  /// Shows what `animations` makes of a view as a transition from its old picture.
  ///
  /// `completion` is called on the scene's clock when it is over. Without a kind of transition among
  /// the options, it is an animation.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let body = animations ?? {}
    guard let replacement = options.replacement else {
      return _Animating.run(duration, 0, options, options.curve, body, completion)
    }
    let timing = _Animating.Timing(duration, 0, options, options.curve)
    _Animating.replace(view, replacement, timing, body, completion)
  }

  /// Puts one view in the place of another, as a transition of what holds it.
  ///
  /// - Parameters:
  ///   - fromView: The one that is removed; with `showHideTransitionViews`, hidden.
  ///   - toView: The one that is added in its place; with that option, shown.
  ///   - duration: Seconds.
  ///   - options: The kind of transition, and how it runs.
  ///   - completion: Called on the scene's clock when it is over.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: fromView.superview ?? fromView,
      duration: duration,
      options: options,
      animations: change,
      completion: completion
    )
  }

  /// Makes changes that are seen at once, within an animation too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    _Animating.withoutAnimation(actionsWithoutAnimation)
  }

  public class var areAnimationsEnabled: Bool { _Animating.isEnabled }

  /// Has changes in animation blocks seen at once, or as movements again.
  ///
  /// One process serves many people: it is for the scene whose code calls it, and for none outside of one.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    _SceneRuntime.current?.allowsAnimations = enabled
  }

  /// Seconds of the animation block that runs now; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    _Animating.current?.timing.duration ?? 0
  }

  /// Repeats what a closure changes within an animation block.
  ///
  /// - Parameters:
  ///   - count: How many times; parts of a time count as whole ones.
  ///   - autoreverses: Whether each time goes back the same way.
  ///   - animations: Changes views.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    let rounds = count.isFinite ? min(max(count.rounded(.up), 1), 1e6) : 1e6
    _Animating.modify(Int(rounds), autoreverses: autoreverses, animations)
  }
}
