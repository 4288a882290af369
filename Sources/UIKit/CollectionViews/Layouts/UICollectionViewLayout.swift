import UIKitHosting

/// Says where the views of a collection view stand.
///
/// Abstract: subclasses compute in `prepare()` and answer from what they have computed.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) final weak var collectionView: UICollectionView?

  /// Sizes that views have asked for where the layout had to guess.
  final var _preferredSizes: [ItemElement: CGSize] = [:]

  public override init() {
    super.init()
  }

  /// There are no archives on this platform: the answer is always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// How a section looks that is a list; nil for what is none.
  func _list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    nil
  }

  /// Where the first item of a list's section stands, or would; nil where there is no list, or where it
  /// goes across.
  func _firstPlace(inSection section: Int) -> CGFloat? {
    nil
  }

  // MARK: What subclasses answer

  /// Computes the layout; called before anything is asked, and again when it was invalidated.
  open func prepare() {}

  /// Points; nothing unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Everything that meets a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Decoration views

  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Says which class makes the decoration views of a kind; nil takes that back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorations[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("Expected a subclass of UICollectionReusableView, got \(viewClass).")
    }
    decorations[elementKind] = type
  }

  final func _makeDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView {
    guard let type = decorations[kind] else {
      preconditionFailure(
        """
        Expected a class for decoration views of kind \(kind): call the layout's \
        register(_:forDecorationViewOfKind:) first.
        """
      )
    }
    return makeView(of: type, frame: frame)
  }

  /// Whether the layout is computed anew for another offset or size; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    false
  }

  /// Whether the layout is computed anew because a view wants another size than it was given;
  /// false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Where scrolling comes to rest, rather than at the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Items that are moved

  /// The place that an item would take which is moved to a position.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The place that it has taken until now.
  ///   - position: The middle of the moved item, in the content.
  /// - Returns: The place of the item at the position, or else the previous one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// The attributes of an item while it is moved: its own, about the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)
    let attributes = own?._copy() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  // MARK: Computing anew

  /// Has the layout computed anew before the next commit.
  open func invalidateLayout() {
    collectionView?._layoutInvalidated()
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?._layoutInvalidated(
      reloads: context.invalidateEverything || context.invalidateDataSourceCounts
    )
  }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    _makeContext()
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = _makeContext()
    if originalAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  final func _makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return makeInstance(of: type ?? UICollectionViewLayoutInvalidationContext.self)
  }

  // MARK: Guessed sizes

  /// Remembers what a view wants, for layouts that guess.
  final func _prefer(_ size: CGSize, for element: ItemElement) {
    _preferredSizes[element] = size
  }

  /// Lets what was asked for go along with the items.
  final func _movePreferredSizes(_ target: (RowPosition) -> RowPosition?) {
    var moved: [ItemElement: CGSize] = [:]
    for (element, size) in _preferredSizes where element.kind == nil {
      if let place = target(element.place) { moved[ItemElement(kind: nil, place: place)] = size }
    }
    _preferredSizes = moved
  }

  /// The size of the room that content stands in.
  final var _room: CGSize { collectionView?._room ?? .zero }

  /// The part of the safe area that lies in the collection view.
  final var _safeArea: EdgesValue { collectionView?._safeArea ?? .zero }
}
