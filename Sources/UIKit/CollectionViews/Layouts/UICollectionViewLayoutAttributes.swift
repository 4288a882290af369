import UIKitHosting

/// The layout attributes of a cell or another view of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The frame in the content of the collection view, in points.
  open var frame: CGRect = .zero
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

  final func _copy() -> UICollectionViewLayoutAttributes {
    let copy = makeInstance(of: type(of: self))
    copy.indexPath = indexPath
    copy.frame = frame
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
