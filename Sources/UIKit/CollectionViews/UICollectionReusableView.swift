package import UIKitHosting

/// A reusable view of a collection view: a header, a footer or a cell.
open class UICollectionReusableView: UIView {
  /// The identifier that the view's class was registered with.
  open var reuseIdentifier: String? { _identifier }
  final var _identifier: String?

  // State that the collection view maintains.
  package final weak var _collectionView: UICollectionView?
  final var _element = ItemElement(kind: nil, place: RowPosition(0, 0))
  /// The pinning to the visible bounds of its section; nil for a view that scrolls with the
  /// content.
  private var pin: PinValue?
  private var level = 0
  /// A Boolean value that indicates whether the layout has set the transform.
  private var hasLayoutTransform = false
  /// A Boolean value that indicates whether the width is the measured width of the view's texts.
  private var hasOwnWidth = false
  /// A Boolean value that indicates whether the delegate has yet to receive `willDisplay`.
  final var _isUnannounced = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .item }

  /// Prepares the view for reuse.
  open func prepareForReuse() {}

  /// Applies layout attributes to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns attributes with the view's preferred size, if the layout has estimated a size.
  ///
  /// - Returns: By default, attributes with the fitting size of the view's constraints along
  ///   estimated lengths.
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

  /// The view whose constraints determine the preferred size.
  var _measured: UIView { self }

  /// Applies layout attributes; the frame is in the superview's coordinates.
  final func _take(_ attributes: UICollectionViewLayoutAttributes, _ newFrame: CGRect) {
    let isResized = newFrame.size != _frame.size
    place(in: newFrame, attributes.transform3D)
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

  /// Sets the frame and the transform of layout attributes.
  ///
  /// A transform of the app's own stays while the layout has none.
  private func place(in newFrame: CGRect, _ newTransform: CATransform3D) {
    let hasTransform = !CATransform3DIsIdentity(newTransform)
    guard hasTransform || hasLayoutTransform else {
      frame = newFrame
      return
    }
    hasLayoutTransform = hasTransform
    bounds.size = newFrame.size
    center = CGPoint(x: newFrame.midX, y: newFrame.midY)
    transform3D = newTransform
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    let attribute = super._attribute(key)
    guard pin != nil || level != 0, case .frame(var frame) = attribute else { return attribute }
    frame.pin = pin
    frame.level = level
    return .frame(frame)
  }

  /// Notifies subclasses that the size has changed.
  func _resized() {}
}
