import UIKitHosting

/// Lets a person feel that something has happened.
///
/// The feedback is for the scene whose event is being handled, or for the one of the view that the generator
/// was made for. Pages vibrate where the browser can: Chrome on Android does, Safari does not.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  private weak var view: UIView?

  public override init() {
    super.init()
  }

  /// - Parameter view: A view in the scene that gives the feedback.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Announces that feedback will be wanted soon.
  open func prepare() {}

  final func _give(_ feedback: Feedback) {
    (view?._runtime ?? _SceneRuntime.current)?.request(.feedback(feedback))
  }
}
