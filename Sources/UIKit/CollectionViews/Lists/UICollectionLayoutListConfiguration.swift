/// How a list looks that a compositional layout makes.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped
    /// That of a split's primary column: rows without lines, on a ground of their own.
    case sidebar
    /// The same on the ground of plain lists, with their headers and lines.
    case sidebarPlain

    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

    /// Whether rows reach the sides of the list, with content that keeps clear of the safe area.
    var reachesSides: Bool { self == .plain || self == .grouped }
  }

  /// Says what a swipe on an item offers; nil for nothing.
  ///
  /// Asked when the swipe begins.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  public enum HeaderMode: Int, Sendable {
    case none
    /// The data source gives a view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section stands above the others.
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    /// The data source gives a view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Points above each header, which do not stay in sight with it; nil for what goes with the
  /// appearance: 22 in plain lists, none in others.
  public var headerTopPadding: CGFloat?
  /// Lines between items.
  public var showsSeparators = true

  /// Gives the look of an item's lines from that of its section's.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look of the lines.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Asked for each item; nil for the lines of all.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// What is seen behind the list; nil for the colour that goes with its appearance.
  public var backgroundColor: UIColor?

  /// What a swipe from an item's leading edge offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from an item's trailing edge offers, and a delete accessory without an action.
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
