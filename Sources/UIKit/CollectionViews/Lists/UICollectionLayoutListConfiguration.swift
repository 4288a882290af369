/// The configuration of a list in a compositional layout.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped
    /// The appearance of a split view's primary column: rows without separators, on a separate
    /// background.
    case sidebar
    /// A sidebar with the background, the headers and the separators of plain lists.
    case sidebarPlain

    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

    /// A Boolean value that indicates whether rows extend to the sides of the list, with content
    /// inside the safe area.
    var reachesSides: Bool { self == .plain || self == .grouped }
  }

  /// The type of the closure that returns an item's swipe actions; nil for none.
  ///
  /// It is called when the swipe begins.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  public enum HeaderMode: Int, Sendable {
    case none
    /// The data source provides a view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section is the header.
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    /// The data source provides a view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above each header, in points; it scrolls away when the header is pinned.
  ///
  /// Nil stands for the default of the appearance: 22 in plain lists, 0 in others.
  public var headerTopPadding: CGFloat?
  /// A Boolean value that indicates whether separators are shown between items.
  public var showsSeparators = true

  /// The type of the closure that derives an item's separator configuration from its section's.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The configuration of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The handler that is called for each item; nil applies `separatorConfiguration` to all items.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The colour behind the list; nil for the default of the appearance.
  public var backgroundColor: UIColor?

  /// The provider of an item's leading swipe actions.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The provider of an item's trailing swipe actions, which a delete accessory without action also
  /// shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var _background: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
