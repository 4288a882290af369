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

  override func _labelChanged(_ key: AttributeKey) {
    if key == .font { button?._titleLabelChanged(.font) }
  }

  override func _linesMayChange() {
    if let button { button._titleLabelChanged(button._linesKey) }
  }
}
