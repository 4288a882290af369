/// Lets a person feel that something has happened.
///
/// Displays of ours do not move: every generator is silent, as on an iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Says that feedback will be wanted soon.
  open func prepare() {}
}
