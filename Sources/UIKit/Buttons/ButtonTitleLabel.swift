import UIKitHosting

/// The placeholder label of a button, whose properties the button applies to its own title.
final class _ButtonTitleLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    font = .systemFont(ofSize: UIFont.buttonFontSize)
    lineBreakMode = .byTruncatingMiddle
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The rectangle of the title in the button.
  override var frame: CGRect {
    get { button?._titlePlace ?? .zero }
    set { _ = newValue }
  }

  override var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { _ = newValue }
  }

  override var intrinsicContentSize: CGSize { button?._titleSize(nil) ?? .zero }

  override func _labelChanged(_ key: AttributeKey) {
    if key == .font { button?._titleLabelChanged(.font) }
  }

  override func _linesMayChange() {
    if let button { button._titleLabelChanged(button._linesKey) }
  }
}
