extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    /// Removes views from their superviews when they have faded out.
    case delete
  }

  /// Performs a system animation on views.
  ///
  /// - Parameters:
  ///   - animation: The type of the animation.
  ///   - views: The animated views.
  ///   - options: The animation options.
  ///   - parallelAnimations: Changes that are animated at the same time.
  ///   - completion: Called on the scene's clock at the end.
  public class func perform(
    _ animation: UIView.SystemAnimation,
    on views: [UIView],
    options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { ($0, $0.alpha) }
    animate(withDuration: 0.3, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { isFinished in
      for (view, alpha) in looks {
        view.removeFromSuperview()
        view.alpha = alpha
      }
      completion?(isFinished)
    }
  }
}
