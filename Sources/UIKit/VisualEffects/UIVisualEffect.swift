/// The effect of a `UIVisualEffectView` on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() {
    super.init()
  }
}
