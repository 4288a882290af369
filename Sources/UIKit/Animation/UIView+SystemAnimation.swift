extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    /// Removes views from their superviews when they have faded out.
    case delete
  }

  /// Animates views as the system does.
  ///
  /// - Parameters:
  ///   - animation: The kind of the animation.
  ///   - views: The views that it is for.
  ///   - options: How it runs.
  ///   - parallelAnimations: Changes that move at the same time.
  ///   - completion: Called on the scene's clock when it is over.
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
