import UIKitHosting

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The content insets reference of sections whose own reference is automatic.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea

  public override init() {
    super.init()
  }

  final func _copy() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// A layout of sections that consist of groups of items, each section with its own layout.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [CompositionalSection] = []
  private var room = CGSize.zero
  /// The safe area insets that the layout was computed for.
  private var safeArea = EdgesValue.zero
  private var environment = CompositionalEnvironment(.zero, UITraitCollection())
  /// The visible rectangle of the last calls of handlers for visible items; null if no section with elements
  /// has a handler.
  private var handledRect = CGRect.null
  /// The background of a list; nil for the background of the collection view.
  final var _background: UIColor?

  /// The configuration, copied when set; setting it invalidates the layout.
  @_Observed open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      _configuration.wrappedValue = configuration._copy()
      invalidateLayout()
    }
  }

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration._copy()
    super.init()
  }

  /// Creates a layout whose provider is called for each section whenever the layout is computed.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration._copy()
    super.init()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Computing

  open override func prepare() {
    super.prepare()
    room = _room
    safeArea = _safeArea
    sections = []
    guard let collectionView else { return }
    environment = CompositionalEnvironment(room, collectionView.traitCollection)
    var start: CGFloat = 0
    for (number, count) in collectionView._counts.rows.enumerated() {
      guard let section = provider(number, environment) else {
        preconditionFailure("Expected a layout for section \(number), got nil.")
      }
      let own = section.contentInsetsReference
      let reference = own == .automatic ? configuration.contentInsetsReference : own
      section._referenceInsets = isVertical ? collectionView._insets(of: reference) : (0, 0)
      if number > 0 { start += configuration.interSectionSpacing }
      let computed = CompositionalSection(
        number,
        section,
        count: count,
        start: start,
        room: room,
        isVertical: isVertical,
        preferred: _preferredSizes
      )
      sections.append(computed)
      start = computed.end
    }
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override var collectionViewContentSize: CGSize {
    let along = sections.last?.end ?? 0
    return isVertical
      ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    _room != room || _safeArea != safeArea
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let guess = originalAttributes._isEstimated
    return guess.width || guess.height
  }

  // MARK: Layout attributes

  /// - Complexity: O(items of the sections that meet the rectangle).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (lower, upper) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = sections.firstPlace { $0.end >= lower }
    let last = sections.firstPlace { $0.start > upper }
    return (first..<max(first, last)).flatMap { number in
      decorations(of: number) + sections[number].edges.map { attributes(of: $0, in: number) }
        + sections[number].items.indices.lazy
        .filter { self.frame(of: $0, in: number).intersects(rect) }
        .flatMap { [self.attributes(ofItem: $0, in: number)] + self.badges(ofItem: $0, in: number) }
    }
    .filter { $0._pin != nil || $0.frame.intersects(rect) }
  }

  // MARK: Visible items

  override func _followsScrolling(ofSection section: Int) -> Bool {
    sections.indices.contains(section)
      && sections[section].section.visibleItemsInvalidationHandler != nil
  }

  override func _isAffectedByScrolling(to visible: CGRect) -> Bool {
    !handledRect.isNull && visible != handledRect
  }

  override func _adjust(_ attributes: [UICollectionViewLayoutAttributes], visible: CGRect) {
    let followed = Set(attributes.map(\.indexPath.section)).filter(_followsScrolling)
    handledRect = followed.isEmpty ? .null : visible
    for number in followed.sorted() {
      let section = sections[number]
      guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
      let scrolled = section.strip.flatMap { collectionView?._stripOffset($0) }
      let items = attributes.filter {
        $0.indexPath.section == number && $0.frame.intersects(visible)
      }
      guard !items.isEmpty else { continue }
      handler(
        items.map { VisibleItem($0, scrolled: $0._strip == nil ? .zero : scrolled ?? .zero) },
        scrolled ?? visible.origin,
        environment
      )
    }
  }

  // MARK: Elements

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath.item, in: indexPath.section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if indexPath.item == 0, let edge = section.edges.first(where: { $0.kind == elementKind }) {
      return attributes(of: edge, in: indexPath.section)
    }
    guard section.items.indices.contains(indexPath.item) else { return nil }
    return badges(ofItem: indexPath.item, in: indexPath.section).first {
      $0.representedElementKind == elementKind
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    return decorations(of: indexPath.section).first { $0.representedElementKind == elementKind }
  }

  /// Returns the decorations of a section.
  private func decorations(of section: Int) -> [UICollectionViewLayoutAttributes] {
    let computed = sections[section]
    let whole =
      isVertical
      ? CGRect(x: 0, y: computed.start, width: room.width, height: computed.end - computed.start)
      : CGRect(x: computed.start, y: 0, width: computed.end - computed.start, height: room.height)
    return computed.section.decorationItems.map { item in
      let insets = item.contentInsets
      let made = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind,
        with: IndexPath(item: 0, section: section)
      )
      let frame = CGRect(
        x: whole.minX + insets.leading,
        y: whole.minY + insets.top,
        width: max(0, whole.width - insets.leading - insets.trailing),
        height: max(0, whole.height - insets.top - insets.bottom)
      )
      made.frame = mirrored(frame, in: room.width)
      made.zIndex = item.zIndex
      return made
    }
  }

  /// Returns the supplementary views that are attached to an item.
  private func badges(
    ofItem item: Int,
    in section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    let leaf = sections[section].items[item]
    return leaf.badges.map { badge in
      let path = IndexPath(item: item, section: section)
      let made = _makeAttributes(ofKind: badge.elementKind, with: path)
      let own = badge._frame(in: leaf.frame.size)
      made.frame = frame(of: own.offsetBy(dx: leaf.frame.minX, dy: leaf.frame.minY), in: section)
      made.zIndex = badge.zIndex
      made._isBadge = true
      made._strip = sections[section].strip
      return made
    }
  }

  override func _firstPlace(inSection section: Int) -> CGFloat? {
    guard _list(ofSection: section) != nil, isVertical else { return nil }
    return sections[section].itemsStart
  }

  override func _list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].section._list : nil
  }

  private func attributes(
    ofItem item: Int,
    in section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = _makeAttributes(forCellWith: IndexPath(item: item, section: section))
    let leaf = sections[section].items[item]
    attributes.frame = frame(of: item, in: section)
    attributes._isEstimated = leaf.isEstimated
    attributes._hasOwnWidth = leaf.hasOwnWidth
    attributes._strip = sections[section].strip
    attributes._listPlace = sections[section].section._list.map {
      ListPlace($0, at: attributes.indexPath, of: sections[section].items.count)
    }
    return attributes
  }

  /// Returns an item's frame in the content, including the offset of its strip.
  private func frame(of item: Int, in section: Int) -> CGRect {
    frame(of: sections[section].items[item].frame, in: section)
  }

  private func frame(of rect: CGRect, in section: Int) -> CGRect {
    guard let strip = sections[section].strip else { return mirrored(rect, in: room.width) }
    let frame = mirrored(rect, in: strip.contentSize.width)
    let offset = collectionView?._stripOffset(strip) ?? .zero
    return frame.offsetBy(dx: strip.frame.minX - offset.x, dy: strip.frame.minY)
  }

  private func attributes(
    of edge: CompositionalSection.Edge,
    in section: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: section)
    let attributes = _makeAttributes(ofKind: edge.kind, with: path)
    attributes.frame = mirrored(edge.frame, in: room.width)
    attributes.zIndex = edge.zIndex
    attributes._isEstimated = edge.isEstimated
    if let list = sections[section].section._list {
      let isFooter = edge.kind == UICollectionView.elementKindSectionFooter
      attributes._listPlace = ListPlace(list, edge: isFooter ? .footer : .header)
    }
    attributes._pin = edge.pinnedEdge.map {
      PinValue(
        $0,
        attributes.frame,
        within: sections[section].start...sections[section].end,
        of: sections.last?.end ?? 0
      )
    }
    return attributes
  }

  /// Mirrors a frame in vertical layouts when the layout direction is right to left.
  private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isVertical, collectionView?._isRightToLeft == true else { return frame }
    return CGRect(
      x: width - frame.maxX,
      y: frame.minY,
      width: frame.width,
      height: frame.height
    )
  }
}
