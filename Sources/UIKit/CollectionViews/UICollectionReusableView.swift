package import UIKitHosting

/// A view of a collection view that can be used again elsewhere in it: a header, a footer, a cell.
open class UICollectionReusableView: UIView {
  /// What it was registered under.
  open var reuseIdentifier: String? { _identifier }
  final var _identifier: String?

  // The collection view's side.
  package final weak var _collectionView: UICollectionView?
  final var _element = ItemElement(kind: nil, place: RowPosition(0, 0))
  /// How it stays in sight while its section does; nil where it goes with the content.
  private var pin: PinValue?
  private var level = 0
  /// Whether it is as wide as its texts were measured to be.
  private var hasOwnWidth = false
  /// Whether the delegate is still to hear that it will be displayed.
  final var _isUnannounced = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .item }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Called when it is given a place, with that place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called where the layout had to guess a size.
  /// - Returns: The attributes with the size that it asks for; unless overridden, that which its
  ///   constraints ask for along the lengths that were guessed.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let guess = layoutAttributes._isEstimated
    guard guess.width || guess.height else { return layoutAttributes }
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: guess.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: guess.height ? .fittingSizeLevel : .required
    )
    let preferred = layoutAttributes._copy()
    preferred.frame.size = size
    return preferred
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard _measured !== self else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    return _measured.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// The view whose constraints say its size.
  var _measured: UIView { self }

  /// Takes the place that the layout gives it; the frame is in its superview.
  final func _take(_ attributes: UICollectionViewLayoutAttributes, _ newFrame: CGRect) {
    let isResized = newFrame.size != _frame.size
    frame = newFrame
    if pin != attributes._pin || level != attributes._level
      || hasOwnWidth != attributes._hasOwnWidth
    {
      pin = attributes._pin
      level = attributes._level
      hasOwnWidth = attributes._hasOwnWidth
      _mark(.frame)
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isResized { _resized() }
    apply(attributes)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    let attribute = super._attribute(key)
    guard pin != nil || level != 0, case .frame(var frame) = attribute else { return attribute }
    frame.pin = pin
    frame.level = level
    return .frame(frame)
  }

  /// Called when its size has changed.
  func _resized() {}
}
