extension NSCollectionLayoutSection {
  /// Creates a section of a list: self-sizing items below each other, in the list's appearance.
  ///
  /// Cells of the class `UICollectionViewListCell` adopt the appearance.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = rowSize(estimated: 44)
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section._list = configuration
    section.contentInsets = insets(configuration)
    if configuration.appearance.reachesSides { section.contentInsetsReference = .none }
    if configuration.headerMode != .none {
      let usual = configuration.appearance == .plain ? UITableView.plainHeaderTopPadding : 0
      section._topPadding = max(0, configuration.headerTopPadding ?? usual)
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(header(configuration))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: rowSize(estimated: 28),
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    return section
  }

  /// The space above and below a section, in whole points, so that separators are sharp.
  private static let gap = (above: 18.0, below: 17.0)
  /// The side insets of a section with inset rows, in points.
  private static let side: CGFloat = 16
  /// The insets of the rows of a sidebar, in points.
  private static let sidebarGap: CGFloat = 8

  private static func insets(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSDirectionalEdgeInsets {
    guard configuration.appearance != .plain else { return .zero }
    if configuration.appearance.isSidebar {
      let above = configuration.headerMode == .none && configuration.appearance == .sidebar
      return NSDirectionalEdgeInsets(
        top: above ? sidebarGap : 0,
        leading: sidebarGap,
        bottom: configuration.appearance == .sidebar ? sidebarGap : 0,
        trailing: sidebarGap
      )
    }
    let side = configuration.appearance == .insetGrouped ? side : 0
    let hasHeader = configuration.headerMode != .none
    let hasFooter = configuration.footerMode != .none
    return NSDirectionalEdgeInsets(
      top: hasHeader ? 0 : gap.above,
      leading: side,
      bottom: hasFooter ? 0 : gap.below,
      trailing: side
    )
  }

  private static func header(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: rowSize(estimated: 28),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds =
      configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    return header
  }

  private static func rowSize(estimated height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(height)
    )
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a list whose sections all have the same appearance, with the list's background.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout._background = configuration._background
    return layout
  }
}
