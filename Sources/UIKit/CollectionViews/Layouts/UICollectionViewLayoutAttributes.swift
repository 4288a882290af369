import UIKitHosting

/// The layout attributes of a cell or another view of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The frame in the content of the collection view, in points.
  open var frame: CGRect = .zero
  /// The transform of the view, relative to its centre.
  ///
  /// Layout ignores it, also ``frame``: the frame is that of the view without its transform.
  open var transform3D: CATransform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var isHidden: Bool = false
  /// The stacking order: views with a higher value are in front of those with a lower value.
  open var zIndex: Int = 0

  /// The kind of a supplementary or decoration view; nil for a cell.
  public private(set) final var representedElementKind: String?
  public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell

  /// A Boolean value that indicates whether the view is attached to an item.
  final var _isBadge = false

  /// The lengths that are estimates, until the view's preferred size is known.
  final var _isEstimated = (width: false, height: false)

  /// A Boolean value that indicates whether the width is the view's preferred width, measured or
  /// not.
  final var _hasOwnWidth = false

  /// The strip that contains the view; nil for the content itself.
  final var _strip: Strip?

  /// The position in a list; nil outside lists.
  final var _listPlace: ListPlace?

  /// The pinning to the visible bounds of its section; nil for a view that scrolls with the
  /// content.
  final var _pin: PinValue?

  public override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    _become(elementKind, at: indexPath)
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    _become(decorationViewKind, at: indexPath)
    representedElementCategory = .decorationView
  }

  /// Makes the attributes those of a supplementary view.
  final func _become(_ elementKind: String, at indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// ``transform3D`` in two dimensions.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The effective stacking order.
  ///
  /// In a list only pinned headers are in front of other views.
  final var _level: Int {
    _listPlace != nil && _pin == nil ? 0 : zIndex
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Unchecked: the copy is made on the actor of the caller, since layouts are isolated to it.
    nonisolated(unsafe) let made: Any = MainActor.assumeIsolated { copied() }
    return made
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { equals(other) }
  }

  open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func equals(_ other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && indexPath == other.indexPath && frame == other.frame
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && isHidden == other.isHidden && zIndex == other.zIndex
      && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
  }

  /// Returns a copy, by the override of a subclass that has attributes of its own.
  final func _copy() -> UICollectionViewLayoutAttributes {
    (copy(with: nil) as? UICollectionViewLayoutAttributes) ?? copied()
  }

  private func copied() -> UICollectionViewLayoutAttributes {
    let copy = makeInstance(of: type(of: self))
    copy.indexPath = indexPath
    copy.frame = frame
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy._isBadge = _isBadge
    copy._isEstimated = _isEstimated
    copy._hasOwnWidth = _hasOwnWidth
    copy._strip = _strip
    copy._listPlace = _listPlace
    copy._pin = _pin
    return copy
  }

  final var _element: ItemElement {
    var element = ItemElement(kind: representedElementKind, place: RowPosition(indexPath))
    if representedElementCategory == .decorationView { element.layer = .decoration }
    if _isBadge { element.layer = .badge }
    return element
  }
}
