package import UIKitHosting

/// Shows a picture.
open class UIImageView: UIView {
  package override var _kind: NodeKind { .image }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    if image != nil { _invalidate(.image) }
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    if image != nil { _invalidate(.image) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  @_Told open var image: UIImage? {
    didSet {
      if image != oldValue { imageChanged() }
    }
  }

  /// Stands in for the image while the view is highlighted; nil for the image itself.
  @_Told open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue, isHighlighted { imageChanged() } }
  }

  @_Told open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { imageChanged() } }
  }

  private func imageChanged() {
    _invalidate(.image)
    invalidateIntrinsicContentSize()
  }

  @_Told open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { _invalidate(.image) }
  }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? super.intrinsicContentSize
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .image: .image(shown.map(value))
    default: super._attribute(key)
    }
  }

  /// With how a symbol fills a view that is not as large as it.
  private func value(of image: UIImage) -> ImageValue {
    var value = image._value
    if case .symbol = value.source { value.filling = contentMode._value }
    return value
  }

  /// The image in the preferred symbol configuration, where its own has none.
  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    return image?._preferring(preferredSymbolConfiguration)
  }
}
