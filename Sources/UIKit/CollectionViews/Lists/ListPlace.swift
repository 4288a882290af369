/// Where a cell stands in a list, as far as it matters to how it looks.
struct ListPlace: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether it is a view above or below items, or an item that stands in for one.
  var edge: SectionEdge?
  /// Whether it is the first, or the last, of the items that stand together.
  var isFirst = false
  var isLast = false
  /// The lines of an item.
  var topSeparator: ListSeparator?
  var bottomSeparator: ListSeparator?

  /// Of an item, by its number.
  @MainActor
  init(_ configuration: UICollectionLayoutListConfiguration, at path: IndexPath, of count: Int) {
    let item = path.item
    let hasHeader = configuration.headerMode == .firstItemInSection
    appearance = configuration.appearance
    isFirst = item == (hasHeader ? 1 : 0)
    isLast = item == count - 1
    if hasHeader, item == 0 { edge = .header }
    let isDivided = appearance == .plain || !isLast
    guard configuration.showsSeparators, edge == nil else { return }
    let own = configuration.separatorConfiguration
    let separators = configuration.itemSeparatorHandler?(path, own) ?? own
    topSeparator = ListSeparator(
      separators,
      separators.topSeparatorVisibility,
      separators.topSeparatorInsets,
      unlessHidden: false
    )
    bottomSeparator = ListSeparator(
      separators,
      separators.bottomSeparatorVisibility,
      separators.bottomSeparatorInsets,
      unlessHidden: isDivided && appearance != .sidebar
    )
  }

  /// Of a header or a footer.
  @MainActor
  init(_ configuration: UICollectionLayoutListConfiguration, edge: SectionEdge) {
    appearance = configuration.appearance
    self.edge = edge
  }

  /// Corners of the cards that inset groups are, in points.
  static let cornerRadius: CGFloat = 10

  /// The corners of a card that are this cell's.
  var roundedCorners: CACornerMask {
    if appearance.isSidebar, edge == nil { return ._all }
    guard appearance == .insetGrouped, edge == nil else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// What is seen behind the content; nil for the list's own background.
  func background(isSelected: Bool, isHighlighted: Bool) -> UIColor? {
    if appearance.isSidebar, isSelected, edge == nil { return .tintColor }
    if isSelected || isHighlighted, edge == nil { return .systemGray4 }
    switch (edge, appearance) {
    case (nil, .plain), (.header, .plain), (.header, .sidebarPlain): return .systemBackground
    case (nil, .grouped), (nil, .insetGrouped): return .secondarySystemGroupedBackground
    case (nil, .sidebar), (nil, .sidebarPlain), (.header, _), (.footer, _): return nil
    }
  }

  /// Content in the looks of what stands there.
  @MainActor
  var configuration: UIListContentConfiguration {
    switch (edge, appearance) {
    case (nil, .sidebar), (nil, .sidebarPlain): .sidebarCell()
    case (nil, _): .cell()
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }
}
