import UIKitHosting

/// A generator of feedback for impacts, such as collisions of views.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public override init() {
    style = .medium
    super.init()
  }

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
    _view = view
  }

  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// - Parameter intensity: The intensity, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    _give(.impact(style._strength * Double(max(0, min(1, intensity)))))
  }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
  /// The strength, from 0 to 1.
  fileprivate var _strength: Double {
    switch self {
    case .light, .soft: 0.4
    case .medium: 0.7
    case .heavy, .rigid: 1
    }
  }
}
