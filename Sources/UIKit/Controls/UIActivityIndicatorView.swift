package import UIKitHosting

/// A view that shows that a task is in progress.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// Large and white.
    @available(*, deprecated, message: "use large with a color")
    case whiteLarge = 0
    @available(*, deprecated, message: "use medium with a color")
    case white = 1
    @available(*, deprecated, message: "use medium")
    case gray = 2

    // Compares raw values because the names are deprecated.
    fileprivate var isLarge: Bool { self == .large || rawValue == 0 }

    /// The color of an older style; nil for a style that does not change the color.
    fileprivate var ownColor: UIColor? {
      switch rawValue {
      case 0, 1: .white
      case 2: .gray
      default: nil
      }
    }
  }

  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    if style.isLarge { _invalidate(.indicatorStyle) }
    if let ownColor = style.ownColor { color = ownColor }
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
    coder._configure { $0.configure(self, $1) }
  }

  @_Observed open var style: Style {
    didSet {
      guard style != oldValue else { return }
      _invalidate(.indicatorStyle)
      if let ownColor = style.ownColor { color = ownColor }
    }
  }

  @_Observed open var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  @_Observed open var color: UIColor! = .systemGray {
    didSet { _invalidate(.textColor) }
  }

  open private(set) var isAnimating: Bool = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
    _invalidate(.isAnimating)
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    _invalidate(.isAnimating)
  }

  open override var intrinsicContentSize: CGSize {
    typealias Metrics = SystemMetrics.Spinner
    let side = CGFloat(style.isLarge ? Metrics.largeSide : Metrics.side)
    return CGSize(width: side, height: side)
  }

  package override var _kind: NodeKind { .activityIndicator }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .isAnimating: .isAnimating(isAnimating)
    case .indicatorStyle: .indicatorStyle(large: style.isLarge)
    case .textColor: .textColor(color._value)
    default: super._attribute(key)
    }
  }
}
