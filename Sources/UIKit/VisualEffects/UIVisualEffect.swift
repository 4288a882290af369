/// What a `UIVisualEffectView` makes of what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() {
    super.init()
  }
}
