/// Feedback for things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() {
    super.init()
  }

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  open func impactOccurred() {}

  /// - Parameter intensity: 0…1.
  open func impactOccurred(intensity: CGFloat) {}
}
