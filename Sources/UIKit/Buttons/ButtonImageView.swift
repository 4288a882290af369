import UIKitHosting

/// The placeholder image view of a button, whose properties the button applies to its own image.
final class _ButtonImageView: UIImageView {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The rectangle of the image in the button.
  override var frame: CGRect {
    get { button?._imagePlace ?? .zero }
    set { _ = newValue }
  }

  override var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { _ = newValue }
  }

  override var image: UIImage? {
    get { button?.currentImage }
    set { button?.setImage(newValue, for: .normal) }
  }

  override var contentMode: UIView.ContentMode {
    didSet { changed() }
  }

  override var tintColor: UIColor! {
    didSet { changed() }
  }

  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { changed() }
  }

  private func changed() {
    button?._changeDetails { _ in }
  }

  /// Returns the button's image with this view's symbol configuration and tint.
  func shown(_ image: UIImage) -> UIImage {
    let image = image._preferring(preferredSymbolConfiguration)
    guard let tint = _lazyState?.tintColor, image._isDrawnInTint else { return image }
    return image.withTintColor(tint)
  }
}

extension UIImage {
  /// A Boolean value that indicates whether the view's tint applies: to symbols and templates
  /// without a colour.
  final var _isDrawnInTint: Bool {
    guard _value.tint == nil else { return false }
    return switch _value.source {
    case .encoded: _value.mode == .template
    case .symbol: _value.mode != .original
    }
  }
}
