import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: UICollectionView, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching.
@MainActor
struct UICollectionViewTests {
  private let delegate = CollectionLog()

  private func fixture(_ source: TextSource) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 90)
    return CollectionFixture(layout) {
      source.attach(to: $0)
      $0.delegate = delegate
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: What exists

  @Test func onlyItemsNearTheViewportAreMade() {
    let source = TextSource(count: 100_000)
    let fixture = fixture(source)
    #expect(fixture.texts.first == "0")
    #expect(fixture.texts.count < 30)
    #expect(source.asked.count == fixture.texts.count)
  }

  @Test func scrollingReusesCells() throws {
    let source = TextSource(count: 1000)
    let fixture = fixture(source)
    try fixture.scroll(to: 5000)
    #expect(fixture.texts.contains("52"))
    #expect(!fixture.texts.contains("0"))
    let cells = fixture.view.visibleCells.compactMap { $0 as? TextCell }
    #expect(cells.contains { $0.reuses > 0 })
    #expect(
      fixture.view.indexPathsForVisibleItems.map(\.item) == Array(50...58)
    )
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
  @Test func theDelegateReceivesWillDisplayAndDidEndDisplaying() throws {
    delegate.logsDisplay = true
    let fixture = fixture(TextSource(count: 40))
    #expect(delegate.take().first == "willDisplay 0")
    try fixture.scroll(to: 3000)
    let log = delegate.take()
    #expect(log.contains("didEndDisplaying 0"))
    #expect(log.contains("willDisplay 39"))
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-6dbg3
  @Test func aCellIsMadeInTheSizeOfItsPlace() throws {
    let fixture = fixture(TextSource(count: 3))
    let cell = try #require(fixture.view.cellForItem(at: path(1)) as? TextCell)
    #expect(cell.sizeWhenMade == CGSize(width: 390, height: 90))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 90))
    #expect(cell.reuseIdentifier == "text")
    #expect(cell.superview === fixture.view)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
  @Test func itemsBeyondTheWindowArePrefetchedNearestFirst() throws {
    let prefetched = PrefetchLog()
    let source = TextSource(count: 1000)
    let fixture = fixture(source)
    fixture.view.prefetchDataSource = prefetched
    try fixture.scroll(to: 2000)
    let last = try #require(fixture.texts.compactMap { Int($0) }.max())
    let first = try #require(prefetched.announced.first)
    #expect(prefetched.announced.contains(last + 1))
    #expect(!prefetched.announced.contains(last))
    #expect(abs(first - last) <= 1 || first < 20)
  }

  /// Apple: `setCollectionViewLayout(_:animated:completion:)`.
  @Test func settingALayoutCallsTheCompletionWhenItIsShown() {
    let source = TextSource(count: 3)
    let fixture = CollectionFixture { source.attach(to: $0) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 80)
    var ended: [Bool] = []
    fixture.view.setCollectionViewLayout(layout, animated: true) { ended.append($0) }
    #expect(fixture.view.collectionViewLayout === layout)
    fixture.driver.settle()
    #expect(ended == [true])
    #expect(fixture.frame(1)?.size == CGSize(width: 200, height: 80))
  }

  @Test func reloadDataQueriesTheDataSourceAgainAndDeselects() {
    let source = TextSource(count: 3)
    let fixture = fixture(source)
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    source.sections = [["x", "y"]]
    fixture.view.reloadData()
    #expect(fixture.view.numberOfItems(inSection: 0) == 2)
    #expect(fixture.texts == ["x", "y"])
    #expect(fixture.view.indexPathsForSelectedItems == nil)
  }

  @Test func anItemIsFoundByAPoint() {
    let fixture = fixture(TextSource(count: 3))
    let view = fixture.view
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 150)) == path(1))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 95)) == nil)
  }

  // MARK: Selection

  // The order of the SDK's header, UICollectionViewDelegate.
  @Test func aTapCallsTheDelegateInUIKitsOrder() {
    let fixture = fixture(TextSource(count: 3))
    #expect(fixture.tap("1"))
    #expect(
      delegate.take() == ["didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1"]
    )
    #expect(fixture.tap("2"))
    #expect(
      delegate.take() == [
        "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2", "didUnhighlight 2",
      ]
    )
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection
  @Test func severalItemsAreSelectedAndDeselectedByTaps() {
    let fixture = fixture(TextSource(count: 3))
    fixture.view.allowsMultipleSelection = true
    for text in ["0", "2", "0"] { #expect(fixture.tap(text)) }
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    #expect(
      delegate.take().filter { !$0.contains("ighlight") } == [
        "shouldSelect 0", "didSelect 0", "shouldSelect 2", "didSelect 2", "shouldDeselect 0",
        "didDeselect 0",
      ]
    )
    #expect(fixture.driver.screen.contains("\"2\", selected"))
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselectionduringediting
  @Test func severalItemsAreSelectedWhileTheyAreEdited() {
    let fixture = fixture(TextSource(count: 3))
    fixture.view.allowsMultipleSelectionDuringEditing = true
    #expect(fixture.tap("0"))
    #expect(fixture.tap("1"))
    #expect(fixture.view.indexPathsForSelectedItems == [path(1)])
    fixture.view.isEditing = true
    fixture.driver.settle()
    for text in ["0", "2", "1"] { #expect(fixture.tap(text)) }
    #expect(fixture.view.indexPathsForSelectedItems == [path(0), path(2)])
    fixture.view.allowsMultipleSelectionDuringEditing = false
    fixture.driver.settle()
    #expect(!fixture.tap("1"))
  }

  // https://developer.apple.com/documentation/uikit/uicellconfigurationstate/isediting
  @Test func cellsOfEveryClassReceiveTheEditingState() throws {
    let fixture = fixture(TextSource(count: 2))
    let cell = try #require(fixture.view.cellForItem(at: path(0)))
    var heard: [Bool] = []
    cell.configurationUpdateHandler = { _, state in heard.append(state.isEditing) }
    fixture.driver.settle()
    fixture.view.isEditing = true
    fixture.driver.settle()
    #expect(heard == [false, true])
    #expect(cell.configurationState.isEditing)
  }

  @Test func itemsRefusedByTheDelegateAreNotSelected() {
    delegate.refused = [0]
    delegate.unselectable = [1]
    let fixture = fixture(TextSource(count: 3))
    #expect(!fixture.tap("0"))
    #expect(fixture.tap("1"))
    #expect(fixture.view.indexPathsForSelectedItems == nil)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)
  @Test func selectItemScrollsWithoutCallingTheDelegate() {
    let fixture = fixture(TextSource(count: 100))
    fixture.view.selectItem(at: path(50), animated: false, scrollPosition: .top)
    #expect(delegate.take() == [])
    #expect(fixture.view.contentOffset.y == 5000)
    #expect(fixture.view.cellForItem(at: path(50))?.isSelected == true)
  }

  // MARK: Scrolling

  // https://developer.apple.com/documentation/uikit/uicollectionview/scrolltoitem(at:at:animated:)
  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, CGFloat(2000)), (.centeredVertically, 1623),
    (.bottom, 1246),
    (UICollectionView.ScrollPosition(), 1246),
  ])
  func anItemIsScrolledTo(_ position: UICollectionView.ScrollPosition, _ offset: CGFloat) {
    let fixture = fixture(TextSource(count: 100))
    fixture.view.scrollToItem(at: path(20), at: position, animated: false)
    #expect(fixture.view.contentOffset.y == offset)
    #expect(fixture.texts.contains("20"))
  }

  @Test func anItemIsScrolledToBeforeTheFirstLayout() {
    let source = TextSource(count: 100)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 90)
    let fixture = CollectionFixture(layout) {
      source.attach(to: $0)
      $0.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
    }
    #expect(fixture.view.contentOffset.y == CGFloat(9146))
    #expect(fixture.texts.last == "99")
  }
}

@MainActor
private final class PrefetchLog: NSObject, UICollectionViewDataSourcePrefetching {
  var announced: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    announced += indexPaths.map(\.item)
  }
}
