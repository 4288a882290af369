import Testing
import UIKit
import UIKitTesting

/// Apple: the pages of `NSCollectionLayoutDecorationItem`, `NSCollectionLayoutAnchor` and
/// `NSCollectionLayoutSupplementaryItem`.
@MainActor
struct SupplementaryItemTests {
  private final class Background: UICollectionReusableView {}
  private final class Badge: UICollectionReusableView {}

  /// A list of two sections of three items of 100 × 50 points in a column, with badges.
  private final class ListController: UICollectionViewController {
    var counts = [3, 2]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        Badge.self,
        forSupplementaryViewOfKind: "badge",
        withReuseIdentifier: "badge"
      )
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let badge = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "badge",
        for: indexPath
      )
      badge.tag = indexPath.section * 10 + indexPath.item
      return badge
    }
  }

  private let controller: ListController
  private let driver: SceneDriver

  init() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20),
        heightDimension: .absolute(20)
      ),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
    )
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(50)
    )
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item])
    )
    section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 0, trailing: 0)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 0)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    controller = ListController(collectionViewLayout: layout)
    driver = SceneDriver(rootViewController: controller)
  }

  private var list: UICollectionView { controller.collectionView }

  private var backgrounds: [UIView] { list.subviews.filter { $0 is Background } }

  @Test func aDecorationBackgroundFillsItsSectionBehindTheItems() {
    _ = driver.elements
    #expect(
      backgrounds.map(\.frame) == [
        CGRect(x: 10, y: 5, width: 380, height: 175),
        CGRect(x: 10, y: 185, width: 380, height: 125),
      ]
    )
    #expect(list.subviews.first is Background)
    let layout = list.collectionViewLayout
    let path = IndexPath(item: 0, section: 1)
    let made = layout.layoutAttributesForDecorationView(ofKind: "background", at: path)
    #expect(made?.representedElementCategory == .decorationView)
    #expect(made?.frame.minY == 185)
  }

  @Test func aBadgeIsTiedToItsItem() throws {
    _ = driver.elements
    let path = IndexPath(item: 1, section: 0)
    let badge = try #require(list.supplementaryView(forElementKind: "badge", at: path))
    // The cell extends from x = 40 to 140 and from y = 80 to 130.
    #expect(badge.frame == CGRect(x: 130, y: 70, width: 20, height: 20))
    #expect(badge.tag == 1)
    #expect(list.visibleSupplementaryViews(ofKind: "badge").count == 5)
    #expect(list.visibleSupplementaryViews(ofKind: "background").isEmpty)
  }

  @Test func badgesMoveWithTheirItems() throws {
    _ = driver.elements
    let path = IndexPath(item: 1, section: 0)
    let badge = try #require(list.supplementaryView(forElementKind: "badge", at: path))
    controller.counts = [2, 2]
    list.performBatchUpdates { list.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    driver.settle()
    let first = IndexPath(item: 0, section: 0)
    #expect(list.supplementaryView(forElementKind: "badge", at: first) === badge)
    #expect(badge.frame.minY == 20)
    #expect(list.visibleSupplementaryViews(ofKind: "badge").count == 4)
    #expect(backgrounds.map(\.frame.minY) == [5, 135])
  }

  @Test func anItemAnchorAlignsWithTheContainerAnchor() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(20),
      heightDimension: .absolute(10)
    )
    let tied = NSCollectionLayoutSupplementaryItem(
      layoutSize: size,
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .leading],
        absoluteOffset: CGPoint(x: 3, y: 0)
      )
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100),
        heightDimension: .absolute(50)
      ),
      supplementaryItems: [tied]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: item.layoutSize, subitems: [item])
      )
    )
    let controller = ListController(collectionViewLayout: layout)
    let driver = SceneDriver(rootViewController: controller)
    _ = driver.elements
    let path = IndexPath(item: 0, section: 0)
    let frame = controller.collectionView.supplementaryView(forElementKind: "badge", at: path)?
      .frame
    #expect(frame == CGRect(x: 47, y: 50, width: 20, height: 10))
  }
}
