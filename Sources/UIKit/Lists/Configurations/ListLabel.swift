/// A label that takes no space without text.
final class ListLabel: UILabel {
  override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      isHidden = newValue?.isEmpty ?? true
    }
  }

  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set {
      super.attributedText = newValue
      isHidden = newValue?.string.isEmpty ?? true
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  required init?(coder: NSCoder) {
    nil
  }
}
