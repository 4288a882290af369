import Testing
import UIKit
import UIKitTesting

/// Collection views and cells that override methods of Apple's classes.
@MainActor
struct UICollectionViewSubclassTests {
  /// A cell that is never dequeued and has only an initialiser of its own.
  private final class OwnCell: UICollectionViewCell {
    let name: String

    init(name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  private final class FrameCell: UICollectionViewCell {
    let given: CGRect

    override init(frame: CGRect) {
      given = frame
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell that computes its own size, without constraints.
  private final class SquareCell: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      CGSize(width: 120, height: 120)
    }
  }

  private final class SpyView: UICollectionView {
    var calls: [String] = []

    override func reloadItems(at indexPaths: [IndexPath]) {
      calls.append("reload \(indexPaths.count)")
      super.reloadItems(at: indexPaths)
    }

    override func dequeueReusableCell(
      withReuseIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UICollectionViewCell {
      calls.append("dequeue \(indexPath.item)")
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    override func selectItem(
      at indexPath: IndexPath?,
      animated: Bool,
      scrollPosition: UICollectionView.ScrollPosition
    ) {
      calls.append("select")
      super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aCellCanBeMadeByAnInitialiserOfItsOwn() {
    #expect(OwnCell(name: "own").name == "own")
  }

  @Test func aDequeuedCellIsMadeByItsOwnInitialiserOfAFrame() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 70)
    let source = Source()
    let fixture = CollectionFixture(layout) {
      $0.register(FrameCell.self, forCellWithReuseIdentifier: "cell")
      $0.dataSource = source
    }
    let cells = fixture.view.visibleCells.compactMap { $0 as? FrameCell }
    #expect(cells.map(\.given.size) == Array(repeating: CGSize(width: 90, height: 70), count: 2))
    #expect(cells.map(\.reuseIdentifier) == ["cell", "cell"])
  }

  @Test func aSelfSizingCellOverridesItsFittingAttributes() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = Source()
    let fixture = CollectionFixture(layout) {
      $0.register(SquareCell.self, forCellWithReuseIdentifier: "cell")
      $0.dataSource = source
    }
    #expect(fixture.frame(1)?.size == CGSize(width: 120, height: 120))
  }

  @Test func overriddenMethodsOfACollectionViewAreCalled() {
    let spy = SpyView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let screen = UIViewController()
    screen.view = spy
    let source = Source()
    spy.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    spy.dataSource = source
    let driver = SceneDriver(rootViewController: screen)
    #expect(spy.calls == ["dequeue 0", "dequeue 1"])
    spy.reloadItems(at: [IndexPath(item: 0, section: 0)])
    driver.settle()
    #expect(spy.calls.dropFirst(2) == ["reload 1", "dequeue 0"])
    spy.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(spy.calls.last == "select")
    #expect(spy.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}
