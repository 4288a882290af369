import UIKitHosting

/// Where a cell or another view of a collection view stands, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Points, in the content of the collection view.
  open var frame: CGRect = .zero
  open var alpha: CGFloat = 1
  open var isHidden: Bool = false
  /// Views of a higher number stand in front of those of a lower one.
  open var zIndex: Int = 0

  /// Nil for a cell.
  public private(set) final var representedElementKind: String?
  public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Whether it is tied to an item.
  final var _isBadge = false

  /// Which lengths are a guess, until the view has said what it wants.
  final var _isEstimated = (width: false, height: false)

  /// Whether its width is what the view asks for, known by now or not.
  final var _hasOwnWidth = false

  /// The strip that it stands in; nil for the content itself.
  final var _strip: Strip?

  /// Where it stands in a list; nil in what is no list.
  final var _listPlace: ListPlace?

  /// How it stays in sight while its section does; nil where it goes with the content.
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

  /// Says that it is those of a supplementary view.
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

  /// How far in front it stands: in a list, which has nothing over other things but headers that
  /// stay in sight, no farther than its items.
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
