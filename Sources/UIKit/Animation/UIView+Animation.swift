import UIKitHosting

// Animated changes: the tree has its final state immediately, the display animates to it.

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out views at the end of the block, so that changes of constraints are animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the same views are animated again or their animations are removed.
    ///
    /// The completion is not called. `layer.removeAllAnimations()` ends the animation.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays the animation forwards and backwards; afterwards the final state is displayed.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the duration of a nested block, instead of the outer block's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the curve of a nested block, instead of the outer block's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// Redraws views while a transition runs, which they do anyway.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // The types of transitions.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Cross-fades from the old to the new appearance.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The type of the transition; nil if the options have none.
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

  /// The timing curve of an animation.
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

  /// Animates changes over a duration in seconds.
  ///
  /// `completion` is called on the scene's clock after the duration; in the next turn if the
  /// duration is 0 or nothing is animated.
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

  /// Animates changes with a spring; a damping ratio of 1 does not oscillate.
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

  /// Animates changes with a spring of a perceived duration.
  ///
  /// A bounce of 0 does not oscillate; values near 1 oscillate for a long time.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Apple's duration is the undamped period; this animation ends when the spring has settled.
    let damping = min(max(1 - Double(bounce), 0.05), 1)
    let spring = Animation.Curve.spring(damping: damping, velocity: Double(initialSpringVelocity))
    let rest = duration * 7 / (2 * .pi * damping)
    _Animating.run(rest, delay, options, spring, animations, completion)
  }

  // MARK: - Transitions

  /// Animates a transition of a view from its old appearance to the result of `animations`.
  ///
  /// `completion` is called on the scene's clock at the end. Without a transition type among the
  /// options, the changes are animated instead.
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

  /// Replaces a view by another one, as a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove; with `showHideTransitionViews`, to hide.
  ///   - toView: The view to add in its place; with that option, to show.
  ///   - duration: The duration, in seconds.
  ///   - options: The type and the options of the transition.
  ///   - completion: Called on the scene's clock at the end.
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

  /// Makes changes without animation, even in an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    _Animating.withoutAnimation(actionsWithoutAnimation)
  }

  public class var areAnimationsEnabled: Bool { _Animating.isEnabled }

  /// Enables or disables animations in animation blocks.
  ///
  /// A process serves many users: the setting applies to the scene whose code calls it, and has no
  /// effect outside scenes.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    _SceneRuntime.current?.allowsAnimations = enabled
  }

  /// The duration of the running animation block, in seconds; 0 outside blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    _Animating.current?.timing.duration ?? 0
  }

  /// Repeats the changes of a closure within an animation block.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, rounded up.
  ///   - autoreverses: True to play each repetition forwards and backwards.
  ///   - animations: A closure that changes views.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    let rounds = count.isFinite ? min(max(count.rounded(.up), 1), 1e6) : 1e6
    _Animating.modify(Int(rounds), autoreverses: autoreverses, animations)
  }
}
