public import Foundation
import UIKitHosting

// The way to animate before blocks: what is changed between two calls moves.

extension UIView {
  /// Begins an animation of all changes up to ``commitAnimations()``; it takes 0.2 seconds unless told otherwise.
  ///
  /// - Parameters:
  ///   - animationID: The app's name of the animation, on which nothing depends.
  ///   - context: The app's own data, on which nothing depends.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let timing = _Animating.Timing(0.2, 0, [], .easeInOut)
    _Animating.begin(timing)
  }

  /// Ends the changes that belong to the animation begun last, and shows it.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func commitAnimations() {
    _Animating.commit()
  }

  /// Sets the seconds of the animation begun last.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    _Animating.uncommitted?.retime { $0.duration = max(0, duration) }
  }

  /// Sets the seconds before the animation begun last is seen.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    _Animating.uncommitted?.retime { $0.delay = max(0, delay) }
  }

  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    _Animating.uncommitted?.retime { $0.curve = curve._curve }
  }

  /// Sets how often the animation begun last is shown; parts of a time count as whole ones.
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

  /// Animations begin from what is seen, whatever is set.
  @available(*, deprecated, message: "Use animate(withDuration:animations:) instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
