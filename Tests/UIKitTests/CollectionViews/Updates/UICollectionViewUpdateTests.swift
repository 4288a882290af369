import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: performBatchUpdates(_:completion:), insertItems, deleteItems, moveItem, reloadItems.
///
/// https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:).
@MainActor
struct UICollectionViewUpdateTests {
  private let source = TextSource([["a", "b", "c"], ["d"]])

  private func fixture() -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 40)
    return CollectionFixture(layout) { source.attach(to: $0) }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func severalUpdatesAreOneBatch() {
    let fixture = fixture()
    let cell = fixture.view.cellForItem(at: path(2))
    fixture.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    _ = source.takeAsked()
    var isDone = false
    fixture.view.performBatchUpdates {
      source.sections = [["c", "b"], ["new", "d"]]
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.moveItem(at: path(2), to: path(0))
      fixture.view.insertItems(at: [path(0, 1)])
    } completion: {
      isDone = $0
    }
    fixture.driver.settle()
    #expect(fixture.texts == ["c", "b", "new", "d"])
    #expect(fixture.view.cellForItem(at: path(0)) === cell)
    #expect(fixture.view.indexPathsForSelectedItems == [path(0)])
    #expect(source.asked == [path(0, 1)])
    #expect(isDone)
  }

  @Test func sectionsAreInsertedAndDeleted() {
    let fixture = fixture()
    source.sections = [["d"], ["e", "f"]]
    fixture.view.performBatchUpdates {
      fixture.view.deleteSections([0])
      fixture.view.insertSections([1])
    }
    #expect(fixture.texts == ["d", "e", "f"])
    #expect(fixture.view.numberOfSections == 2)
  }

  @Test func aReloadedItemHasANewCellAndAReconfiguredOneKeepsItsCell() {
    let fixture = fixture()
    let (a, b) = (fixture.view.cellForItem(at: path(0)), fixture.view.cellForItem(at: path(1)))
    source.sections[0] = ["A", "B", "c"]
    fixture.view.reconfigureItems(at: [path(1)])
    #expect(fixture.view.cellForItem(at: path(1)) === b)
    fixture.view.reloadItems(at: [path(0)])
    fixture.driver.settle()
    #expect(fixture.texts == ["A", "B", "c", "d"])
    #expect((a as? TextCell)?.reuses == 1 || fixture.view.cellForItem(at: path(0)) !== a)
  }

  @Test func countsThatDoNotFitTheUpdatesTrapWithAMessage() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = TextSource([["a", "b"]])
        let fixture = CollectionFixture { source.attach(to: $0) }
        fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Invalid update: invalid number of items in section 0"))
  }

  @Test func aTapOnACellThatShowsAnotherItemMeanwhileIsDropped() throws {
    let fixture = fixture()
    fixture.view.allowsMultipleSelection = true
    let cell = try #require(fixture.driver.find("a", .cell).first)
    let seen = fixture.driver.display.tree.number
    source.sections = [["x", "b", "c"], ["d"]]
    fixture.view.reloadData()
    #expect(!fixture.driver.send(.selectRow(cell.id), seen: seen))
    #expect(fixture.view.indexPathsForSelectedItems == nil)
  }
}
