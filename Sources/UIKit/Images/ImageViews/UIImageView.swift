public import Foundation
package import UIKitHosting

/// A view that shows an image or a sequence of images.
open class UIImageView: UIView {
  package override var _kind: NodeKind { .image }

  final var _animation: ImageAnimation?

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
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  @_Observed open var image: UIImage? {
    didSet {
      if image != oldValue { imageChanged() }
    }
  }

  /// The image while the view is highlighted; nil for the regular one.
  @_Observed open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue, isHighlighted { imageChanged() } }
  }

  @_Observed open var isHighlighted: Bool = false {
    didSet {
      guard isHighlighted != oldValue, highlightedImage != nil || _animation != nil else { return }
      imageChanged()
    }
  }

  private func imageChanged() {
    if _animation != nil || image?.images != nil { _animationChanged() }
    _invalidate(.image)
    invalidateIntrinsicContentSize()
  }

  @_Observed open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { _invalidate(.image) }
  }

  // MARK: Animation

  /// The images that are shown in sequence instead of the image while the view is animating.
  ///
  /// Setting them stops the animation.
  open var animationImages: [UIImage]? {
    get { _animation?.images }
    set {
      stopAnimating()
      _makeAnimation().images = newValue
    }
  }

  /// The images that are shown in sequence while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { _animation?.highlightedImages }
    set {
      stopAnimating()
      _makeAnimation().highlightedImages = newValue
    }
  }

  /// The duration of the sequence in seconds; 0 for a thirtieth of a second for each image.
  ///
  /// Displays show at most 20 images a second.
  open var animationDuration: TimeInterval {
    get { _animation?.duration ?? 0 }
    set { _makeAnimation().duration = newValue }
  }

  /// The number of repetitions of the sequence; 0 for no limit.
  open var animationRepeatCount: Int {
    get { _animation?.repeatCount ?? 0 }
    set { _makeAnimation().repeatCount = newValue }
  }

  /// Starts the animation with the first image.
  open func startAnimating() {
    guard animationImages != nil || highlightedAnimationImages != nil else { return }
    _makeAnimation().isRunning = true
    _animationChanged()
  }

  /// Stops the animation and shows the image again.
  open func stopAnimating() {
    guard let _animation, _animation.isRunning else { return }
    _animation.isRunning = false
    _animationChanged()
    _invalidate(.image)
  }

  open var isAnimating: Bool { _animation?.isRunning ?? false }

  package override func _didEnterScene() {
    super._didEnterScene()
    if _shownAnimation != nil { _animationChanged() }
  }

  open override var intrinsicContentSize: CGSize {
    guard let picture else { return super.intrinsicContentSize }
    let value = picture._value
    let shown =
      value._dependsOnTraits ? UIImage(_value: value._resolved(for: traitCollection)) : picture
    return shown._size(preferring: preferredSymbolConfiguration, traitCollection)
  }

  package override func _traitsChanged(_ old: UITraitCollection) {
    super._traitsChanged(old)
    if image?._value.asset != nil, traitCollection._differsForImages(from: old) {
      invalidateIntrinsicContentSize()
    }
    guard preferredSymbolConfiguration?._followsTextSize == true,
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    invalidateIntrinsicContentSize()
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .image: .image(shown.map(value))
    default: super._attribute(key)
    }
  }

  /// Returns the value of an image, with the content mode of a symbol whose size differs from the
  /// view's.
  private func value(of image: UIImage) -> ImageValue {
    var value = image._value
    if case .symbol = value.source { value.filling = contentMode._value }
    return value
  }

  /// The displayed image, with the preferred symbol configuration if it has none of its own.
  private var shown: UIImage? {
    picture?._preferring(preferredSymbolConfiguration)
  }

  /// The displayed image as it was set.
  private var picture: UIImage? {
    _currentPicture ?? (isHighlighted ? highlightedImage ?? image : image)
  }
}

extension UIImage {
  /// Returns the size in points with a preferred configuration.
  ///
  /// A symbol in the size of a text style grows with the user's text size.
  final func _size(
    preferring configuration: UIImage.SymbolConfiguration?,
    _ traits: UITraitCollection
  ) -> CGSize {
    let shown = _preferring(configuration)
    guard configuration?._followsTextSize == true, case .symbol(_, nil, _) = _value.source else {
      return shown.size
    }
    return shown._size(scaledBy: UIFontMetrics.default._scale(for: traits))
  }

  /// Returns the size in points at a scale, in whole pixels: a frame of whole pixels would otherwise
  /// be a little narrower than its content.
  final func _size(scaledBy scale: CGFloat) -> CGSize {
    CGSize(
      width: PixelGrid.roundUp(size.width * scale),
      height: PixelGrid.roundUp(size.height * scale)
    )
  }
}
