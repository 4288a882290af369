public import Foundation
import UIKitHosting

// The older API without blocks: changes between two calls are animated.

extension UIView {
  /// Begins an animation of all changes up to ``commitAnimations()``, for 0.2 seconds by default.
  ///
  /// - Parameters:
  ///   - animationID: An identifier of the app, which has no effect.
  ///   - context: Data of the app, which has no effect.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let timing = _Animating.Timing(0.2, 0, [], .easeInOut)
    _Animating.begin(timing)
  }

  /// Ends and starts the animation that was begun last.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func commitAnimations() {
    _Animating.commit()
  }

  /// Sets the duration of the animation that was begun last, in seconds.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    _Animating.uncommitted?.retime { $0.duration = max(0, duration) }
  }

  /// Sets the delay of the animation that was begun last, in seconds.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    _Animating.uncommitted?.retime { $0.delay = max(0, delay) }
  }

  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    _Animating.uncommitted?.retime { $0.curve = curve._curve }
  }

  /// Sets the repeat count of the animation that was begun last, rounded up.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    _Animating.uncommitted?.retime { timing in
      timing.repeats = repeatCount >= 1e6
      timing.rounds = timing.repeats ? 1 : Int(max(repeatCount.rounded(.up), 1))
    }
  }

  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    _Animating.uncommitted?.retime { $0.autoreverses = repeatAutoreverses }
  }

  /// Has no effect: animations always begin from the displayed state.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
