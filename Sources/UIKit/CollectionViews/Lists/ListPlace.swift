/// The position of a cell in a list, as far as it affects the appearance.
struct ListPlace: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// The kind of a header or a footer, or of an item that replaces a header; nil for other items.
  var edge: SectionEdge?
  /// A Boolean value that indicates whether the cell is the first item of its group.
  var isFirst = false
  var isLast = false
  /// The separators of an item.
  var topSeparator: ListSeparator?
  var bottomSeparator: ListSeparator?

  /// Creates the position of an item from its index path.
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

  /// Creates the position of a header or a footer.
  @MainActor
  init(_ configuration: UICollectionLayoutListConfiguration, edge: SectionEdge) {
    appearance = configuration.appearance
    self.edge = edge
  }

  /// The corner radius of the cards of inset grouped lists, in points.
  static let cornerRadius: CGFloat = 10

  /// The rounded corners of this cell in its card.
  var roundedCorners: CACornerMask {
    if appearance.isSidebar, edge == nil { return ._all }
    guard appearance == .insetGrouped, edge == nil else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Returns the background colour behind the content; nil for the list's own background.
  func background(isSelected: Bool, isHighlighted: Bool) -> UIColor? {
    if appearance.isSidebar, isSelected, edge == nil { return .tintColor }
    if isSelected || isHighlighted, edge == nil { return .systemGray4 }
    switch (edge, appearance) {
    case (nil, .plain), (.header, .plain), (.header, .sidebarPlain): return .systemBackground
    case (nil, .grouped), (nil, .insetGrouped): return .secondarySystemGroupedBackground
    case (nil, .sidebar), (nil, .sidebarPlain), (.header, _), (.footer, _): return nil
    }
  }

  /// The default content configuration at this position.
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
