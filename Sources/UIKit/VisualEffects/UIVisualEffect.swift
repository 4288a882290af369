/// What a `UIVisualEffectView` makes of what is behind it.
@MainActor
open class UIVisualEffect: NSObject {
  public override init() {
    super.init()
  }
}
