import UIKitHosting

/// An abstract generator of haptic feedback.
///
/// The feedback is for the scene whose event is being handled, or for the scene of the generator's
/// view. Pages vibrate if the browser supports it: Chrome on Android does, Safari does not.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  private weak var view: UIView?

  public override init() {
    super.init()
  }

  /// - Parameter view: A view in the scene that provides the feedback.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Prepares for feedback; has no effect here.
  open func prepare() {}

  final func _give(_ feedback: Feedback) {
    (view?._runtime ?? _SceneRuntime.current)?.request(.feedback(feedback))
  }
}
