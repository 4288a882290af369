import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UICellAccessory.outlineDisclosure(displayed:options:actionHandler:)`, section snapshots of
/// `UICollectionViewDiffableDataSource`.
///
/// https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions
@MainActor
struct UICollectionViewOutlineTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private let log = CallLog()

  private func fixture(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ListFixture {
    let fixture = ListFixture(
      [],
      change,
      configure: { cell, text in
        let isParent = ["Food", "Fruit"].contains(text)
        cell.accessories = isParent ? [.outlineDisclosure(options: .init(style: style))] : []
      }
    )
    var outline = Outline()
    outline.append(["Food", "Drinks"])
    outline.append(["Fruit", "Bread"], to: "Food")
    outline.append(["Apple"], to: "Fruit")
    fixture.source.apply(outline, to: "main", animatingDifferences: false)
    fixture.driver.settle()
    return fixture
  }

  private func toggle(_ item: String, in fixture: ListFixture) throws {
    try fixture.driver.tap(fixture.driver.element(item, .button))
  }

  // MARK: - Applying snapshots of sections

  // https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:to:animatingdifferences:completion:)
  @Test func aSnapshotOfASectionShowsWhatIsVisibleInIt() {
    let fixture = fixture()
    #expect(fixture.texts == ["Food", "Drinks"])
    var outline = fixture.source.snapshot(for: "main")
    outline.expand(["Food"])
    var isDone = false
    fixture.source.apply(outline, to: "main", animatingDifferences: false) { isDone = true }
    fixture.driver.settle()
    #expect(isDone)
    #expect(fixture.texts == ["Food", "Fruit", "Bread", "Drinks"])
    #expect(fixture.source.snapshot().itemIdentifiers == fixture.texts)
  }

  @Test func aSectionSnapshotLeavesOtherSectionsUnchanged() {
    let fixture = ListFixture(["one", "two"])
    var outline = Outline()
    outline.append(["three"])
    fixture.source.apply(outline, to: "more", animatingDifferences: false)
    fixture.driver.settle()
    #expect(fixture.texts == ["one", "two", "three"])
    #expect(fixture.source.snapshot(for: "main").items == ["one", "two"])
    #expect(fixture.source.snapshot(for: "nowhere").items.isEmpty)
  }

  @Test func itemsThatStayKeepTheirCells() throws {
    let fixture = fixture()
    let drinks = try #require(fixture.cell("Drinks"))
    try toggle("Food", in: fixture)
    #expect(fixture.cell("Drinks") === drinks)
  }

  @Test func theWholeSnapshotMayAddAndRemoveItemsOfAnOutline() throws {
    let fixture = fixture()
    try toggle("Food", in: fixture)
    var snapshot = fixture.source.snapshot()
    snapshot.deleteItems(["Bread"])
    snapshot.insertItems(["Rice"], afterItem: "Fruit")
    fixture.source.apply(snapshot)
    let outline = fixture.source.snapshot(for: "main")
    #expect(outline.items == ["Food", "Fruit", "Apple", "Rice", "Drinks"])
    #expect(outline.parent(of: "Rice") == "Food")
    snapshot.moveItem("Drinks", beforeItem: "Food")
    fixture.source.apply(snapshot)
    #expect(fixture.source.snapshot(for: "main").rootItems == ["Drinks", "Food", "Fruit", "Rice"])
  }

  // MARK: - Looks

  @Test func itemsAreIndentedByTheirLevel() throws {
    let fixture = fixture()
    try toggle("Food", in: fixture)
    try toggle("Fruit", in: fixture)
    let levels = ["Food", "Fruit", "Apple", "Drinks"].map { fixture.cell($0)?.indentationLevel }
    #expect(levels == [0, 1, 2, 0])
    #expect(fixture.cell("Apple")?.contentView.frame.minX == 20)
  }

  @Test func childrenOfASectionHeaderAreNotIndented() throws {
    let fixture = fixture { $0.headerMode = .firstItemInSection }
    #expect(fixture.collection.tap("Food"))
    #expect(fixture.cell("Fruit")?.indentationLevel == 0)
  }

  @Test func theConfigurationStateAndAccessibilityValueFollowExpansion() throws {
    let fixture = fixture()
    #expect(try fixture.driver.element("Food", .button).value == "collapsed")
    #expect(fixture.cell("Food")?.configurationState.isExpanded == false)
    try toggle("Food", in: fixture)
    #expect(try fixture.driver.element("Food", .button).value == "expanded")
    #expect(fixture.cell("Food")?.configurationState.isExpanded == true)
  }

  // MARK: - Expanding and collapsing

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions/style-swift.enum/cell
  @Test func theChevronOfACellTogglesAndTheCellIsSelected() throws {
    let fixture = fixture(.cell)
    let selection = Selection()
    fixture.view.delegate = selection
    fixture.driver.settle()
    #expect(fixture.collection.tap("Food"))
    #expect(selection.log.take() == ["0"])
    #expect(fixture.texts == ["Food", "Drinks"])
    try toggle("Food", in: fixture)
    #expect(fixture.texts == ["Food", "Fruit", "Bread", "Drinks"])
    try toggle("Food", in: fixture)
    #expect(fixture.texts == ["Food", "Drinks"])
    #expect(selection.log.take() == [])
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions/style-swift.enum/header
  @Test func aTapAnywhereOnAHeaderTogglesAndDoesNotSelect() throws {
    let fixture = fixture(.header)
    let selection = Selection()
    fixture.view.delegate = selection
    fixture.driver.settle()
    #expect(try fixture.driver.element("Food", .cell).value == "collapsed")
    #expect(fixture.collection.tap("Food"))
    #expect(fixture.texts == ["Food", "Fruit", "Bread", "Drinks"])
    #expect(try fixture.driver.element("Food", .cell).value == "expanded")
    #expect(selection.log.take() == [])
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    #expect(fixture.driver.find("Food", .button).isEmpty)
  }

  @Test func theHandlerOfADisclosureReplacesToggling() throws {
    let log = log
    let fixture = ListFixture(configure: { cell, _ in
      cell.accessories = [.outlineDisclosure { log("tapped") }]
    })
    var outline = Outline()
    outline.append(["Food"])
    outline.append(["Fruit"], to: "Food")
    fixture.source.apply(outline, to: "main", animatingDifferences: false)
    fixture.driver.settle()
    try toggle("Food", in: fixture)
    #expect(log.take() == ["tapped"])
    #expect(fixture.texts == ["Food"])
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct
  @Test func handlersDecideAboutExpandingAndCollapsing() throws {
    let fixture = fixture()
    let log = log
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Fruit" }
    fixture.source.sectionSnapshotHandlers.willExpandItem = { log("expands \($0)") }
    fixture.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in log.lines.count < 2 }
    fixture.source.sectionSnapshotHandlers.willCollapseItem = { log("collapses \($0)") }
    try toggle("Food", in: fixture)
    try toggle("Fruit", in: fixture)
    #expect(fixture.texts == ["Food", "Fruit", "Bread", "Drinks"])
    try toggle("Food", in: fixture)
    try toggle("Food", in: fixture)
    try toggle("Food", in: fixture)
    #expect(log.take() == ["expands Food", "collapses Food", "expands Food"])
    #expect(fixture.source.snapshot(for: "main").isExpanded("Food"))
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct/snapshotforexpandingparent
  @Test func childrenCanBeLoadedWhenTheirParentIsExpanded() throws {
    let fixture = fixture()
    fixture.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, existing in
      var below = Outline()
      below.append(["\(parent) of \(existing.items.count)"])
      return below
    }
    try toggle("Food", in: fixture)
    #expect(fixture.texts == ["Food", "Food of 3", "Drinks"])
  }

  @Test func withoutAnOutlineAChevronDoesNothing() throws {
    let fixture = ListFixture(
      ["Food"],
      configure: { cell, _ in cell.accessories = [.outlineDisclosure()] }
    )
    try toggle("Food", in: fixture)
    #expect(fixture.texts == ["Food"])
    #expect(fixture.cell("Food")?.configurationState.isExpanded == false)
  }
}

@MainActor
private final class Selection: NSObject, UICollectionViewDelegate {
  let log = CallLog()

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    log("\(indexPath.item)")
  }
}
