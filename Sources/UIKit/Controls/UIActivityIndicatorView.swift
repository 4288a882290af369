package import UIKitHosting

/// Shows that something is going on.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    if style == .large { _invalidate(.indicatorStyle) }
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    nil
  }

  @_Told open var style: Style {
    didSet { if style != oldValue { _invalidate(.indicatorStyle) } }
  }

  @_Told open var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  @_Told open var color: UIColor! = .systemGray {
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
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  package override var _kind: NodeKind { .activityIndicator }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .isAnimating: .isAnimating(isAnimating)
    case .indicatorStyle: .indicatorStyle(large: style == .large)
    case .textColor: .textColor(color._value)
    default: super._attribute(key)
    }
  }
}
