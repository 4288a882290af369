import UIKitHosting

/// An abstract layout that determines the frames of a collection view's views.
///
/// Subclasses compute the layout in `prepare()` and return the computed values.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) final weak var collectionView: UICollectionView?

  /// The preferred sizes of views whose size the layout has estimated.
  final var _preferredSizes: [ItemElement: CGSize] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    coder._configure { $0.configure(self, $1) }
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Returns the list configuration of a section; nil outside lists.
  func _list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    nil
  }

  /// Returns the position of the first item of a list section, also if the section is empty; nil
  /// outside lists and in horizontal layouts.
  func _firstPlace(inSection section: Int) -> CGFloat? {
    nil
  }

  // MARK: Visible items

  /// Returns whether elements depend on the scroll offset of a section that scrolls orthogonally.
  func _followsScrolling(ofSection section: Int) -> Bool { false }

  /// Returns whether elements depend on the visible rectangle, and it has changed.
  func _isAffectedByScrolling(to visible: CGRect) -> Bool { false }

  /// Changes the attributes of visible elements before they are applied.
  func _adjust(_ attributes: [UICollectionViewLayoutAttributes], visible: CGRect) {}

  // MARK: Overrides of subclasses

  /// Computes the layout; called before other methods, and again after an invalidation.
  open func prepare() {}

  /// The size of the content, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect a rectangle of the content.
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

  /// Makes a decoration view of each kind with a frame.
  ///
  /// Final, because Swift 6.3 may spell the names of its accessors differently in the files of subclasses: with
  /// or without the function's global actor, by the order in which it reads the files.
  private final var decorations: [String: @MainActor (CGRect) -> UICollectionReusableView] = [:]

  /// Registers the class of the decoration views of a kind; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorations[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("Expected a subclass of UICollectionReusableView, got \(viewClass).")
    }
    decorations[elementKind] = { makeView(of: type, frame: $0) }
  }

  /// Registers the nib of the decoration views of a kind; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else {
      decorations[elementKind] = nil
      return
    }
    decorations[elementKind] = { frame in
      let view = nib._single(of: UICollectionReusableView.self, for: elementKind)
      view.frame = frame
      return view
    }
  }

  final func _makeDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView {
    guard let make = decorations[kind] else {
      preconditionFailure(
        """
        Expected a class for decoration views of kind \(kind): call the layout's \
        register(_:forDecorationViewOfKind:) first.
        """
      )
    }
    return make(frame)
  }

  /// A Boolean value that asks for a mirrored layout in languages from right to left; ignored for layouts of
  /// an app, whose frames are shown as they are.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns whether new bounds require a new layout; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    false
  }

  /// Returns whether a view's preferred size requires a new layout; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Returns the offset at which a drag comes to rest, instead of the proposed one.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling would stop.
  ///   - velocity: The velocity of the content, in points per millisecond, as that of
  ///     `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  /// - Returns: The offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the offset after an update, after another layout, and of scrolling to an item, instead of
  /// the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Interactive movement

  /// Returns the index path of a moved item at a position.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The current index path of the item.
  ///   - position: The centre of the moved item, in the content.
  ///
  /// - Returns: The index path of the item at the position, or the previous one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of a moved item: its own, centred at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)
    let attributes = own?._copy() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  // MARK: Invalidation

  /// Invalidates the layout, which is computed again before the next commit.
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

  // MARK: Preferred sizes

  /// Stores the preferred size of a view, for layouts that estimate sizes.
  final func _prefer(_ size: CGSize, for element: ItemElement) {
    _preferredSizes[element] = size
  }

  /// Moves the preferred sizes of items to their new positions.
  final func _movePreferredSizes(_ target: (RowPosition) -> RowPosition?) {
    var moved: [ItemElement: CGSize] = [:]
    for (element, size) in _preferredSizes where element.kind == nil {
      if let place = target(element.place) { moved[ItemElement(kind: nil, place: place)] = size }
    }
    _preferredSizes = moved
  }

  /// A Boolean value that indicates whether the layout is of a class of the app.
  final var _isOfApp: Bool {
    let own: [UICollectionViewLayout.Type] = [
      UICollectionViewLayout.self, UICollectionViewFlowLayout.self,
      UICollectionViewCompositionalLayout.self,
    ]
    return !own.contains { $0 == type(of: self) }
  }

  /// The size that is available for the content.
  final var _room: CGSize { collectionView?._room ?? .zero }

  /// The safe area insets of the collection view.
  final var _safeArea: EdgesValue { collectionView?._safeArea ?? .zero }
}
