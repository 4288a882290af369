import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `collectionView(_:canMoveItemAt:)`, `collectionView(_:moveItemAt:to:)`.
@MainActor
struct UICollectionViewMovingTests {
  private let source = MovableItems([["a", "b", "c"], ["x", "fixed"], []])

  private func fixture(_ options: UICellAccessory.ReorderOptions = .init()) -> CollectionFixture {
    source.accessories = [.reorder(displayed: .always, options: options)]
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    return CollectionFixture(UICollectionViewCompositionalLayout.list(using: list)) {
      $0.dataSource = source
    }
  }

  @Test func anItemIsDroppedBeforeAnotherAndTheDataFollow() throws {
    let fixture = fixture()
    let cell = fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))
    try fixture.driver.moveRow("c", before: "a")
    #expect(source.sections[0] == ["c", "a", "b"])
    #expect(source.log.take() == ["0.2 to 0.0"])
    #expect(fixture.texts == ["c", "a", "b", "x", "fixed"])
    #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }

  @Test func destinationsAreCountedWithoutTheMovedItem() throws {
    let fixture = fixture()
    try fixture.driver.moveRow("a", toEndOfSection: 0)
    try fixture.driver.moveRow("b", before: "fixed")
    #expect(source.log.take() == ["0.0 to 0.2", "0.0 to 1.1"])
    #expect(fixture.texts == ["c", "a", "x", "b", "fixed"])
    try fixture.driver.moveRow("b", toEndOfSection: 2)
    #expect(source.sections == [["c", "a"], ["x", "fixed"], ["b"]])
  }

  @Test func onlyItemsThatTheDataSourceMovesHaveAReorderControl() throws {
    let fixture = fixture()
    #expect(try fixture.driver.element("a", .cell).value == "can be moved")
    #expect(try fixture.driver.element("fixed", .cell).value == nil)
    #expect(throws: DriverError.self) { try fixture.driver.moveRow("fixed", before: "a") }
    #expect(source.log.take() == [])
  }

  @Test func aDataSourceMayMoveTheItemItself() throws {
    let fixture = fixture()
    source.follow = { view, from, to in view.moveItem(at: from, to: to) }
    try fixture.driver.moveRow("c", before: "a")
    #expect(fixture.texts == ["c", "a", "b", "x", "fixed"])
    source.follow = { view, _, _ in view.reloadData() }
    try fixture.driver.moveRow("c", toEndOfSection: 1)
    #expect(fixture.texts == ["a", "b", "x", "fixed", "c"])
  }

  @Test func anItemStaysIfTheDataSourceDoesNotMoveIt() throws {
    let fixture = fixture()
    source.keepsData = true
    try fixture.driver.moveRow("c", before: "fixed")
    #expect(fixture.texts == ["a", "b", "c", "x", "fixed"])
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/reorderoptions
  @Test func aReorderControlHasOptions() throws {
    let options = UICellAccessory.ReorderOptions(
      reservedLayoutWidth: .custom(40),
      tintColor: .systemRed
    )
    let fixture = fixture(options)
    let row = try #require(self.row("a", in: fixture))
    #expect(row.gripColor == UIColor.systemRed._value)
    #expect(row.gripInset == 36)
    let usual = self.fixture()
    #expect(try #require(self.row("a", in: usual)).gripColor == nil)
    #expect(try #require(self.row("a", in: usual)).gripInset == nil)
    func width(_ fixture: CollectionFixture) -> CGFloat? {
      let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
      return cell?.contentView.frame.width
    }
    #expect(width(fixture) == width(usual).map { $0 - 16 })
  }

  @Test func aHiddenReorderControlMovesNothing() throws {
    let fixture = fixture(UICellAccessory.ReorderOptions(isHidden: true))
    #expect(try fixture.driver.element("a", .cell).value == nil)
  }

  @Test(arguments: [true, false])
  func aReorderControlHasAVerticalSeparatorIfRequested(_ isShown: Bool) throws {
    let options = UICellAccessory.ReorderOptions(showsVerticalSeparator: isShown)
    let grip = UICellAccessory.reorder(displayed: .always, options: options)
    source.accessories = [.checkmark(), grip]
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let fixture = CollectionFixture(UICollectionViewCompositionalLayout.list(using: list)) {
      $0.dataSource = source
    }
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let lines = cell.subviews.flatMap(\.subviews).filter { $0.backgroundColor == .separator }
    #expect(lines.map(\.frame) == (isShown ? [CGRect(x: -4, y: 0, width: 0.5, height: 32)] : []))
  }

  private func row(_ text: String, in fixture: CollectionFixture) -> RowValue? {
    guard let id = fixture.driver.find(text, .cell).first?.id else { return nil }
    return (fixture.driver.display.tree[id]?.attributes ?? []).lazy.compactMap { attribute in
      if case .row(let row) = attribute { row } else { nil }
    }.first
  }
}

/// A data source of texts, all movable except one.
@MainActor
private final class MovableItems: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  var accessories: [UICellAccessory] = []
  /// Called after the data have been moved, to update the collection view.
  var follow: (UICollectionView, IndexPath, IndexPath) -> Void = { _, _, _ in }
  /// A Boolean value that indicates whether a move leaves the data unchanged.
  var keepsData = false
  let log = CallLog()
  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
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
    let text = sections[indexPath.section][indexPath.item]
    let cell = collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: text)
    cell.accessories = accessories
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    sections[indexPath.section][indexPath.item] != "fixed"
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let (from, to) = (sourceIndexPath, destinationIndexPath)
    log("\(from.section).\(from.item) to \(to.section).\(to.item)")
    guard !keepsData else { return }
    let text = sections[from.section].remove(at: from.item)
    sections[to.section].insert(text, at: to.item)
    follow(collectionView, from, to)
  }
}
