import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UICollectionLayoutListConfiguration`, `UICollectionViewListCell`, `UICellAccessory`.
///
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct.
@MainActor
struct UICollectionViewListTests {
  private let source = ListSource([["Ana", "Ben", "Cleo"], ["Dora"]])

  private func fixture(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CollectionFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return CollectionFixture(UICollectionViewCompositionalLayout.list(using: configuration)) {
      $0.dataSource = source
    }
  }

  private func cell(_ item: Int, _ section: Int = 0, in fixture: CollectionFixture) throws
    -> UICollectionViewListCell
  {
    let cell = fixture.view.cellForItem(at: IndexPath(item: item, section: section))
    return try #require(cell as? UICollectionViewListCell)
  }

  private func background(of view: UIView, in fixture: CollectionFixture) -> ColorValue? {
    guard let id = view._nodeID else { return nil }
    for case .background(let color) in fixture.driver.display.tree[id]?.attributes ?? [] {
      return color
    }
    return nil
  }

  // MARK: - Places and looks

  // https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)
  @Test func rowsAreStackedInTheFullWidth() throws {
    let fixture = fixture(.plain)
    #expect(fixture.texts == ["Ana", "Ben", "Cleo", "Dora"])
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(fixture.frame(0, 1)?.minY == 132)
  }

  @Test func insetGroupsAreCards() throws {
    let fixture = fixture(.insetGrouped)
    #expect(fixture.frame(0)?.minX == 16)
    #expect(fixture.frame(0)?.width == 358)
    #expect(try cell(0, in: fixture).layer.maskedCorners.contains(.layerMinXMinYCorner))
    #expect(try !cell(0, in: fixture).layer.maskedCorners.contains(.layerMinXMaxYCorner))
    #expect(try cell(1, in: fixture).layer.cornerRadius == 0)
    let alone = try cell(0, 1, in: fixture).layer.maskedCorners
    #expect(alone.contains(.layerMinXMinYCorner) && alone.contains(.layerMinXMaxYCorner))
  }

  @Test func headersAreHeadingsAndReadBeforeTheirItems() throws {
    let fixture = fixture(.insetGrouped) { $0.headerMode = .supplementary }
    #expect(fixture.driver.screen.contains("heading"), "\(fixture.driver.screen)")
    let views = fixture.view.subviews.compactMap { $0 as? UICollectionViewListCell }
    #expect(
      views.first
        === fixture.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 0)
        )
    )
  }

  // https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headertoppadding
  @Test func headerTopPaddingMovesHeaders() {
    let usual = fixture(.plain) { $0.headerMode = .supplementary }
    let close = fixture(.plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }
    #expect(usual.frame(0)?.minY == (close.frame(0)?.minY).map { $0 + 22 })
    let roomy = fixture(.plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 30
    }
    #expect(roomy.frame(0)?.minY == (close.frame(0)?.minY).map { $0 + 30 })
    #expect(roomy.frame(0, 1)?.minY == (close.frame(0, 1)?.minY).map { $0 + 60 })
    #expect(fixture(.plain) { $0.headerTopPadding = 30 }.frame(0)?.minY == 0)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum/sidebar
  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain])
  func sidebarRowsAreInsetAndTheSelectedRowIsProminent(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let fixture = fixture(appearance) { $0.headerMode = .supplementary }
    let frame = try #require(fixture.frame(0))
    #expect(frame.minX == 8)
    #expect(frame.width == 374)
    let first = try cell(0, in: fixture)
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners.contains(.layerMinXMaxYCorner))
    #expect(background(of: first, in: fixture) == nil)
    fixture.view.selectItem(
      at: IndexPath(item: 0, section: 0),
      animated: false,
      scrollPosition: []
    )
    fixture.driver.settle()
    #expect(background(of: first, in: fixture) == .tint)
    var content = try #require(first.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.color == .white)
    #expect(content.imageProperties.tintColor == .white)
    // A new content configuration is adapted to the selection too.
    first.contentConfiguration = first.defaultContentConfiguration()
    fixture.driver.settle()
    content = try #require(first.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.color == .white)
    fixture.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    fixture.driver.settle()
    content = try #require(first.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.color == .label)
    #expect(content.imageProperties.tintColor == nil)
    #expect(background(of: first, in: fixture) == nil)
  }

  @Test func sidebarsHaveTheirOwnBackgroundAndNoSeparators() throws {
    let (sidebar, plain) = (fixture(.sidebar), fixture(.sidebarPlain))
    #expect(background(of: sidebar.view, in: sidebar)?.light == 0xF2F2_F7FF)
    #expect(background(of: plain.view, in: plain)?.light == 0xFFFF_FFFF)
    func isLined(_ cell: UIView) -> Bool {
      cell.subviews.contains { $0.backgroundColor == .separator && !$0.isHidden }
    }
    #expect(try !isLined(cell(0, in: sidebar)))
    #expect(try isLined(cell(0, in: plain)))
  }

  @Test func aBackgroundWithoutACornerRadiusKeepsThoseOfTheGroup() throws {
    let fixture = fixture(.insetGrouped)
    let first = try cell(0, in: fixture)
    first.backgroundConfiguration = .listCell()
    #expect(first.layer.cornerRadius == 10)
    #expect(!first.layer.maskedCorners.contains(.layerMinXMaxYCorner))

    var round = UIBackgroundConfiguration.listCell()
    round.cornerRadius = 4
    first.backgroundConfiguration = round
    #expect(first.layer.cornerRadius == 4)
    #expect(first.layer.maskedCorners.contains(.layerMinXMaxYCorner))
  }

  @Test func theListHasABackgroundOfItsAppearanceOrItsOwn() {
    let fixture = fixture(.grouped)
    #expect(background(of: fixture.view, in: fixture) == UIColor.systemGroupedBackground._value)
    let own = self.fixture(.plain) { $0.backgroundColor = .systemTeal }
    #expect(background(of: own.view, in: own) == UIColor.systemTeal._value)
  }

  @Test func aSelectedRowHasTheSelectionColor() throws {
    let fixture = fixture(.plain)
    fixture.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    fixture.driver.settle()
    let cell = try cell(1, in: fixture)
    #expect(background(of: cell, in: fixture) == UIColor.systemGray4._value)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode
  @Test func theFirstItemMayBeTheHeader() throws {
    let fixture = fixture(.insetGrouped) { $0.headerMode = .firstItemInSection }
    let header = try cell(0, in: fixture)
    #expect(header.layer.cornerRadius == 0)
    #expect(background(of: header, in: fixture) == nil)
    #expect(header.defaultContentConfiguration() == .groupedHeader())
    #expect(try cell(1, in: fixture).layer.maskedCorners.contains(.layerMinXMinYCorner))
  }

  @Test func theSupplementaryModeShowsHeadersAndFooters() throws {
    let fixture = fixture(.plain) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let path = IndexPath(item: 0, section: 0)
    let views = kinds.map { fixture.view.supplementaryView(forElementKind: $0, at: path) }
    #expect(views.allSatisfy { $0 is UICollectionViewListCell })
    #expect(fixture.view.visibleCells.count == 4)
    let order = views.compactMap(\.?.frame.minY) + [try #require(fixture.frame(0)?.minY)]
    #expect(order[0] < order[2] && order[2] < order[1])
  }

  // MARK: - Accessories

  private func subviews(_ cell: UICollectionViewListCell) -> [UIView] {
    cell.subviews.filter { $0 !== cell.contentView && !$0.isHidden }
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
  @Test func accessoriesTakeRoomFromTheContent() throws {
    let fixture = fixture(.plain)
    let cell = try cell(0, in: fixture)
    #expect(cell.contentView.frame.width == 390)
    cell.accessories = [.label(text: "7"), .disclosureIndicator()]
    fixture.driver.settle()
    #expect(cell.contentView.frame.width < 370)
    let frames = subviews(cell).filter { $0.frame.height > 1 }.map(\.frame)
    #expect(frames.count == 2 && frames[0].maxX < frames[1].minX && frames[1].maxX == 374)
    cell.accessories = []
    #expect(cell.contentView.frame.width == 390)
  }

  @Test func accessoriesAreShownByTheEditingState() throws {
    let fixture = fixture(.plain)
    let log = CallLog()
    let cell = try cell(0, in: fixture)
    cell.accessories = [
      .delete { log("delete") }, .checkmark(displayed: .whenNotEditing),
    ]
    fixture.driver.settle()
    #expect(throws: DriverError.self) { try fixture.driver.tap("Delete") }
    fixture.view.isEditing = true
    fixture.driver.settle()
    #expect(cell.configurationState.isEditing)
    #expect(cell.contentView.frame.minX > 16)
    try fixture.driver.tap("Delete")
    #expect(log.take() == ["delete"])
    #expect(!fixture.tap("Ana"))
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory/placement
  @Test func aCustomViewHasThePositionOfItsPlacement() throws {
    let fixture = fixture(.plain)
    let cell = try cell(0, in: fixture)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    cell.accessories = [
      .disclosureIndicator(),
      .customView(
        configuration: .init(customView: dot, placement: .trailing(at: { _ in 0 }))
      ),
    ]
    fixture.driver.settle()
    let chevron = try #require(subviews(cell).first { $0 is UIImageView })
    #expect(chevron.frame.maxX == 374)
    #expect(dot.frame == CGRect(x: chevron.frame.minX - 20, y: 16, width: 12, height: 12))
  }

  @Test func indentationMovesTheContent() throws {
    let cell = try cell(0, in: fixture(.plain))
    cell.indentationLevel = 2
    #expect(cell.contentView.frame.minX == 20)
  }

  // MARK: - What stays in sight

  // https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds
  @Test func headersOfPlainListsStayWithinTheirSections() throws {
    let fixture = fixture(.plain) { $0.headerMode = .supplementary }
    let view = try #require(
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
    let id = try #require(view._nodeID)
    let pin = try #require(fixture.driver.display.tree[id]?.frame?.pin)
    let end = try #require(fixture.frame(2)?.maxY)
    #expect(pin.edge == .top)
    // The space above the header.
    #expect(pin.before == 22)
    #expect(pin.after == Double(fixture.view.contentSize.height - end))
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds
  @Test func headersOfFlowLayoutsPinToVisibleBoundsIfRequested() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.itemSize = CGSize(width: 390, height: 600)
    let texts = TextSource([["a", "b", "c", "d"]])
    let fixture = CollectionFixture(layout) { texts.attach(to: $0) }
    func header() -> UICollectionReusableView? {
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    }
    try fixture.scroll(to: 1900)
    #expect(header() == nil)
    layout.sectionHeadersPinToVisibleBounds = true
    fixture.driver.settle()
    let id = try #require(header()?._nodeID)
    #expect(fixture.driver.display.tree[id]?.frame?.pin?.edge == .top)
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset
  @Test func theOffsetFollowsTheEndOfShorterContent() throws {
    let texts = TextSource(count: 200)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(layout) { texts.attach(to: $0) }
    try fixture.scroll(to: 5000)
    texts.sections = [Array(texts.sections[0].prefix(30))]
    fixture.view.reloadData()
    fixture.driver.settle()
    #expect(fixture.view.contentOffset.y == 656)
    #expect(fixture.texts.last == "29")
  }
}

/// A data source of texts in sections, in list cells.
@MainActor
private final class ListSource: NSObject, UICollectionViewDataSource {
  private let sections: [[String]]
  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }
  private let edges = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ].map { kind in
    UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
      cell,
      kind,
      _ in
      var content = cell.defaultContentConfiguration()
      content.text = kind
      cell.contentConfiguration = content
    }
  }

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: row,
      for: indexPath,
      item: sections[indexPath.section][indexPath.item]
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return collectionView.dequeueConfiguredReusableSupplementary(
      using: edges[isHeader ? 0 : 1],
      for: indexPath
    )
  }
}
