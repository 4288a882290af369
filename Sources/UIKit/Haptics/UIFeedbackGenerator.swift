import UIKitHosting

/// An abstract generator of haptic feedback.
///
/// The feedback is for the scene whose event is being handled, or for the scene of the generator's
/// view. Pages vibrate if the browser supports it: Chrome on Android does, Safari does not.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  final weak var _view: UIView?

  public override init() {
    super.init()
  }

  /// - Parameter view: A view in the scene that provides the feedback.
  public convenience init(view: UIView) {
    self.init()
    _view = view
  }

  /// Prepares for feedback; has no effect here.
  open func prepare() {}

  final func _give(_ feedback: Feedback) {
    (_view?._runtime ?? _SceneRuntime.current)?.request(.feedback(feedback))
  }
}
