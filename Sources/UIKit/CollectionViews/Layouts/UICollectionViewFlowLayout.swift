import UIKitHosting

/// A layout of lines with as many items as fit, section by section.
///
/// A delegate that conforms to `UICollectionViewDelegateFlowLayout` provides per section or item
/// the values that the properties provide for all.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of `estimatedItemSize` for cells that size themselves.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  private var sections: [FlowSection] = []
  /// The size that the layout was computed for.
  private var room = CGSize.zero
  /// The safe area insets that the layout was computed for.
  private var safeArea = EdgesValue.zero

  /// The minimum space between lines, in points.
  @_Observed open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(oldValue, minimumLineSpacing) }
  }

  /// The minimum space between the items of a line, in points.
  @_Observed open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(oldValue, minimumInteritemSpacing) }
  }

  @_Observed open var itemSize = CGSize(width: 50, height: 50) {
    didSet { changed(oldValue, itemSize) }
  }

  /// The estimated size of cells that size themselves; zero for cells of a fixed size.
  @_Observed open var estimatedItemSize: CGSize = .zero {
    didSet { changed(oldValue, estimatedItemSize) }
  }

  @_Observed open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(oldValue, scrollDirection) }
  }

  /// The size of headers, of which only the length along the scroll axis is used.
  @_Observed open var headerReferenceSize: CGSize = .zero {
    didSet { changed(oldValue, headerReferenceSize) }
  }

  @_Observed open var footerReferenceSize: CGSize = .zero {
    didSet { changed(oldValue, footerReferenceSize) }
  }

  /// The insets of a section's items.
  @_Observed open var sectionInset: UIEdgeInsets = .zero {
    didSet { changed(oldValue, sectionInset) }
  }

  /// The edges that the side insets of `sectionInset` are relative to, in vertical layouts.
  @_Observed open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue, sectionInsetReference) }
  }

  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content, which may lie under the edges of the screen.
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  /// A Boolean value that indicates whether headers stay visible with their sections, in vertical
  /// layouts.
  @_Observed open var sectionHeadersPinToVisibleBounds: Bool = false {
    didSet { changed(oldValue, sectionHeadersPinToVisibleBounds) }
  }

  /// A Boolean value that indicates whether footers stay visible with their sections, in vertical
  /// layouts.
  @_Observed open var sectionFootersPinToVisibleBounds: Bool = false {
    didSet { changed(oldValue, sectionFootersPinToVisibleBounds) }
  }

  private func changed<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { invalidateLayout() }
  }

  // MARK: Computing

  open override func prepare() {
    super.prepare()
    room = _room
    safeArea = _safeArea
    sections = []
    guard let collectionView else { return }
    var start: CGFloat = 0
    for (number, count) in collectionView._counts.rows.enumerated() {
      let section = makeSection(number, items: count, start: start, in: collectionView)
      sections.append(section)
      start = section.end
    }
  }

  open override var collectionViewContentSize: CGSize {
    let along = sections.last?.end ?? 0
    return isVertical
      ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if _safeArea != safeArea, sectionInsetReference != .fromContentInset { return true }
    return isVertical ? _room.width != room.width : _room.height != room.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size = originalAttributes._isEstimated
    return size.width || size.height
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  private func makeSection(
    _ number: Int,
    items: Int,
    start: CGFloat,
    in collectionView: UICollectionView
  ) -> FlowSection {
    let metrics = FlowLayoutMetrics(self, collectionView, section: number)
    var insets = metrics.insets
    if isVertical {
      let (leading, trailing) = collectionView._insets(of: sectionInsetReference._contentReference)
      insets.left += leading
      insets.right += trailing
    }
    let sizes = (0..<items).map { flow(size(of: $0, in: number, metrics)) }
    let header = flow(metrics.headerSize).along
    let footer = flow(metrics.footerSize).along
    let rules = FlowSection.Rules(
      room: isVertical ? room.width : room.height,
      header: header,
      footer: footer,
      insets: isVertical
        ? (insets.top, insets.bottom, insets.left, insets.right)
        : (insets.left, insets.right, insets.top, insets.bottom),
      lineSpacing: metrics.lineSpacing,
      itemSpacing: metrics.itemSpacing,
      isUniform: !metrics.hasOwnSizes && !isEstimating
    )
    return FlowSection(start: start, rules: rules, sizes: sizes)
  }

  private var isEstimating: Bool { estimatedItemSize != .zero }

  private func size(of item: Int, in section: Int, _ metrics: FlowLayoutMetrics) -> CGSize {
    guard isEstimating else { return metrics.size(of: item) }
    let place = RowPosition(section, item)
    if let known = _preferredSizes[ItemElement(kind: nil, place: place)] { return known }
    return estimatedItemSize == Self.automaticSize ? metrics.size(of: item) : estimatedItemSize
  }

  private func flow(_ size: CGSize) -> FlowSection.Size {
    isVertical
      ? FlowSection.Size(along: size.height, across: size.width)
      : FlowSection.Size(along: size.width, across: size.height)
  }

  // MARK: Layout attributes

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (lower, upper) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = sections.firstPlace { $0.end >= lower }
    let last = sections.firstPlace { $0.start > upper }
    var found: [UICollectionViewLayoutAttributes] = []
    for number in first..<max(first, last) {
      let edges = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      let path = IndexPath(item: 0, section: number)
      found += edges.compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
      for item in sections[number].items(from: lower, to: upper) {
        found += [layoutAttributesForItem(at: IndexPath(item: item, section: number))]
          .compactMap(\.self)
      }
    }
    return found.filter { $0._pin != nil || $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let box = sections[indexPath.section].items[indexPath.item]
    let attributes = _makeAttributes(forCellWith: indexPath)
    attributes.frame = rect(box.along, box.across, box.size)
    let isGuess = isEstimating && _preferredSizes[attributes._element] == nil
    attributes._isEstimated = (isGuess, isGuess)
    attributes._hasOwnWidth = isEstimating
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item == 0, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let length: CGFloat
    let start: CGFloat
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      (start, length) = (section.start, section.rules.header)
    case UICollectionView.elementKindSectionFooter:
      (start, length) = (section.end - section.rules.footer, section.rules.footer)
    default: return nil
    }
    guard length > 0 else { return nil }
    let attributes = _makeAttributes(ofKind: elementKind, with: indexPath)
    attributes.frame = rect(start, 0, .init(along: length, across: section.rules.room))
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    if isVertical, isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      attributes.zIndex = 1
      attributes._pin = PinValue(
        isHeader ? .top : .bottom,
        attributes.frame,
        within: section.start...section.end,
        of: sections.last?.end ?? 0
      )
    }
    return attributes
  }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: FlowSection.Size) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: size.across, height: size.along)
      : CGRect(x: along, y: across, width: size.along, height: size.across)
  }
}

extension UICollectionViewLayout {
  final func _makeAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = makeInstance(of: type ?? UICollectionViewLayoutAttributes.self)
    made.indexPath = path
    return made
  }

  final func _makeAttributes(
    ofKind kind: String,
    with path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = makeInstance(of: type ?? UICollectionViewLayoutAttributes.self)
    made._become(kind, at: path)
    return made
  }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  fileprivate var _contentReference: UIContentInsetsReference {
    switch self {
    case .fromContentInset: .none
    case .fromSafeArea: .safeArea
    case .fromLayoutMargins: .layoutMargins
    }
  }
}
