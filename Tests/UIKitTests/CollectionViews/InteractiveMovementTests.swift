import Testing
import UIKit
import UIKitTesting

/// Apple: `beginInteractiveMovementForItem(at:)` and the three methods after it.
@MainActor
struct InteractiveMovementTests {
  private let view: UICollectionView
  private let source = Letters()
  private let driver: SceneDriver

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    source.register(in: view)
    let screen = UIViewController()
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  private func begin(_ item: Int) -> Bool {
    view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0))
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  private func seen(_ item: Int) throws -> CGPoint {
    let cell = try cell(item)
    return cell.convert(CGPoint.zero, to: view)
  }

  @Test func aMovedItemFollowsTheFingerAndOthersMakeRoom() throws {
    try #require(begin(0))
    #expect(try cell(0).configurationState.isReordering)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 60))
    driver.settle()
    #expect(try seen(0) == CGPoint(x: 200, y: 10))
    #expect(try seen(1) == CGPoint(x: 0, y: 0))
    #expect(try seen(2) == CGPoint(x: 100, y: 0))
    #expect(try seen(3) == CGPoint(x: 0, y: 100))
    #expect(source.letters == ["a", "b", "c", "d", "e"])
  }

  @Test func theDataSourceMovesTheItemWhenTheMovementEnds() throws {
    try #require(begin(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 60))
    view.endInteractiveMovement()
    driver.settle()
    #expect(source.letters == ["b", "c", "a", "d", "e"])
    #expect(source.shown(in: view) == ["b", "c", "a", "d", "e"])
    #expect(try seen(2) == CGPoint(x: 200, y: 0))
    #expect(try !cell(2).configurationState.isReordering)
  }

  @Test func aCancelledMovementChangesNothing() throws {
    try #require(begin(4))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    view.cancelInteractiveMovement()
    driver.settle()
    #expect(source.letters == ["a", "b", "c", "d", "e"])
    #expect(try seen(4) == CGPoint(x: 100, y: 100))
    #expect(try seen(0) == .zero)
  }

  @Test func onlyOneItemThatCanBeMovedIsMoved() throws {
    source.fixed = [2]
    #expect(!begin(2))
    #expect(!begin(7))
    #expect(begin(1))
    #expect(!begin(0))
    view.endInteractiveMovement()
    #expect(source.letters == ["a", "b", "c", "d", "e"])
  }

  @Test func theDelegateDecidesAboutThePlace() throws {
    let delegate = Delegate()
    view.delegate = delegate
    try #require(begin(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    view.endInteractiveMovement()
    #expect(delegate.asked == [0, 0, 4])
    #expect(source.letters == ["b", "a", "c", "d", "e"])
  }

  @Test func removingAnItemEndsItsInteractiveMovement() throws {
    try #require(begin(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 60))
    source.letters = ["x"]
    view.reloadData()
    view.endInteractiveMovement()
    driver.settle()
    #expect(source.letters == ["x"])
    #expect(try seen(0) == .zero)
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var asked: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      asked = [originalIndexPath.item, currentIndexPath.item, proposedIndexPath.item]
      return IndexPath(item: 1, section: 0)
    }
  }
}

@MainActor
private final class Letters: NSObject, UICollectionViewDataSource {
  var letters = ["a", "b", "c", "d", "e"]
  var fixed: Set<Int> = []
  private static let label = 1

  func register(in view: UICollectionView) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = self
  }

  func shown(in view: UICollectionView) -> [String] {
    letters.indices.map { item in
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
      return cell?.accessibilityLabel ?? "none"
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "letter",
      for: indexPath
    )
    cell.accessibilityLabel = letters[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { !fixed.contains(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
