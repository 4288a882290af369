import Testing
import UIKit
import UIKitTesting

/// Apple: `edgeSpacing`, `contentInsetsReference`.
@MainActor
struct EdgeSpacingTests {
  private func frames(
    _ count: Int,
    _ spacing: NSCollectionLayoutEdgeSpacing?,
    horizontal isHorizontal: Bool = true,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> [CGRect] {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(60),
      heightDimension: .absolute(40)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.edgeSpacing = spacing
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(100)
    )
    let group =
      isHorizontal
      ? NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
      : NSCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    let source = Items(count)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    return (0..<count).compactMap { item in
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
  }

  private func edges(
    _ leading: NSCollectionLayoutSpacing? = nil,
    _ top: NSCollectionLayoutSpacing? = nil,
    _ trailing: NSCollectionLayoutSpacing? = nil,
    _ bottom: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  @Test func fixedSpacingTakesRoomAroundItems() {
    let frames = frames(3, edges(.fixed(10), .fixed(5), .fixed(20)))
    #expect(frames.map(\.minX) == [10, 100, 10])
    #expect(frames.map(\.minY) == [5, 5, 105])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 60, height: 40) })
  }

  @Test func flexibleSpacingTakesTheRemainingRoom() {
    #expect(frames(1, edges(.flexible(0), nil, .flexible(0))).map(\.minX) == [70])
    #expect(frames(1, edges(.flexible(0))).map(\.minX) == [140])
    #expect(frames(2, edges(.flexible(5), nil, .flexible(5))).map(\.minX) == [20, 120])
  }

  @Test func itemsAreCentredAcrossTheirGroup() {
    #expect(frames(1, edges(nil, .flexible(0), nil, .flexible(0))).map(\.minY) == [30])
    #expect(frames(1, edges(nil, .flexible(0))).map(\.minY) == [60])
    let down = frames(2, edges(nil, .fixed(4), nil, .fixed(6)), horizontal: false)
    #expect(down.map(\.minY) == [4, 54])
  }

  @Test func contentInsetsAreRelativeToTheirReference() {
    let inset = { (section: NSCollectionLayoutSection) in
      section.contentInsets.leading = 5
      section.contentInsetsReference = .layoutMargins
    }
    #expect(frames(1, nil, inset).map(\.minX) == [20])
    #expect(frames(1, nil) { $0.contentInsetsReference = .none }.map(\.minX) == [0])
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    private let count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }
}
