import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: UICollectionViewCompositionalLayout, NSCollectionLayoutGroup, NSCollectionLayoutSection.
///
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout.
@MainActor
struct UICollectionViewCompositionalLayoutTests {
  private let source = TextSource(count: 12)

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  private func fixture(
    _ group: NSCollectionLayoutGroup,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionFixture {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return CollectionFixture(UICollectionViewCompositionalLayout(section: section)) {
      source.attach(to: $0)
    }
  }

  private func strip(in fixture: CollectionFixture) throws -> (id: NodeID, scroll: ScrollValue?) {
    let nodes = fixture.driver.display.tree.nodes.values.filter { $0.kind == .collection }
    let node = try #require(nodes.max { $0.id < $1.id })
    let scroll = node.attributes.compactMap { attribute -> ScrollValue? in
      if case .scroll(let value) = attribute { value } else { nil }
    }.first
    return (node.id, scroll)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/configuration
  @Test func aLayoutHasACopyOfItsConfiguration() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group),
      configuration: configuration
    )
    configuration.interSectionSpacing = 30
    #expect(layout.configuration.interSectionSpacing == 0)
    layout.configuration = configuration
    configuration.interSectionSpacing = 50
    #expect(layout.configuration.interSectionSpacing == 30)
  }

  // https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
  @Test func fractionalDimensionsAreRelativeToTheContainer() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))]
    )
    let fixture = fixture(group)
    #expect(fixture.frame(4) == CGRect(x: 312, y: 0, width: 78, height: 78))
    #expect(fixture.frame(5) == CGRect(x: 0, y: 78, width: 78, height: 78))
    #expect(fixture.view.contentSize == CGSize(width: 390, height: 234))
  }

  @Test func aGroupWithinAGroupTakesItsItemsInTurn() {
    let large = item(.fractionalWidth(0.5), .fractionalHeight(1))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [large, pair]
    )
    let fixture = fixture(group)
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 195, height: 100))
    #expect(fixture.frame(2) == CGRect(x: 195, y: 50, width: 195, height: 50))
    #expect(fixture.frame(3) == CGRect(x: 0, y: 100, width: 195, height: 100))
  }

  // https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitem:count:)
  @Test func aCountOfItemsSharesTheGroupEquallyWithSpacing() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2
    )
    group.interItemSpacing = .fixed(10)
    let fixture = fixture(group) {
      $0.interGroupSpacing = 6
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
    }
    #expect(fixture.frame(1) == CGRect(x: 200, y: 5, width: 170, height: 44))
    #expect(fixture.frame(2) == CGRect(x: 20, y: 55, width: 170, height: 44))
    #expect(fixture.view.contentSize.height == CGFloat(5 + 6 * 44 + 5 * 6 + 7))
  }

  // https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)
  @Test func repeatedItemsKeepTheirSizeAndFlexibleSpacesTakeTheRest() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(90), .fractionalHeight(1)),
      count: 3
    )
    group.interItemSpacing = .flexible(4)
    #expect(fixture(group).frame(2) == CGRect(x: 300, y: 0, width: 90, height: 50))
  }

  // https://developer.apple.com/documentation/uikit/nscollectionlayoutitem/contentinsets
  @Test func contentInsetsShrinkItems() {
    let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [cell]
    )
    #expect(fixture(group).frame(1) == CGRect(x: 197, y: 1, width: 189, height: 46))
  }

  @Test func heightsFromConstraintsReplaceEstimates() throws {
    source.sections = [["short", String(repeating: "long text ", count: 30), "next"]]
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)),
      subitems: [item(.fractionalWidth(1), .estimated(100))]
    )
    let fixture = fixture(group)
    let heights = try (0..<3).map { try #require(fixture.frame($0)).height }
    #expect(heights[0] < 60)
    #expect(heights[1] > 100)
    #expect(fixture.frame(2)?.minY == heights[0] + heights[1])
    #expect(fixture.view.contentSize.height == heights.reduce(0, +))
    #expect(
      fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == heights[1]
    )
  }

  // https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
  @Test func headersAndFootersAreAtTheBoundariesOfTheirSection() {
    source.sections = [["a"], ["b"]]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let edge = { (kind: String, alignment: NSRectAlignment) in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: kind,
        alignment: alignment
      )
    }
    let fixture = fixture(group) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 16)
      $0.boundarySupplementaryItems = [
        edge(UICollectionView.elementKindSectionHeader, .top),
        edge(UICollectionView.elementKindSectionFooter, .bottom),
      ]
    }
    #expect(fixture.frame(0, 1) == CGRect(x: 16, y: 120 + 34, width: 358, height: 50))
    let header = fixture.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1)
    )
    #expect(header?.frame == CGRect(x: 16, y: 120, width: 358, height: 30))
    // They are in front of the cells, but the reading order follows their positions.
    let screen = fixture.driver.screen
    let read = ["Head 0", "\"a\"", "Foot 0", "Head 1", "\"b\"", "Foot 1"].compactMap { text in
      screen.range(of: text)?.lowerBound
    }
    #expect(read.count == 6 && read == read.sorted())
    #expect(header?.zIndex == 1)
  }

  // MARK: Sections that scroll by themselves

  private func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    count: Int = 100
  ) -> CollectionFixture {
    source.sections = [(0..<count).map { "\($0)" }, ["below"]]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    return fixture(group) {
      $0.orthogonalScrollingBehavior = behavior
      $0.interGroupSpacing = 10
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
    }
  }

  // https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
  @Test func anOrthogonalSectionIsOneLine() throws {
    let fixture = orthogonal(.continuous)
    #expect(fixture.frame(1) == CGRect(x: 126, y: 0, width: 100, height: 80))
    #expect(fixture.frame(0, 1)?.minY == CGFloat(100))
    #expect(fixture.view.contentSize == CGSize(width: 390, height: 200))
    #expect(fixture.texts.contains("below"))
    #expect(!fixture.texts.contains("50"))
    #expect(try strip(in: fixture).scroll?.isPaging == false)
  }

  @Test func scrollingAnOrthogonalSectionMakesItsCells() throws {
    let fixture = orthogonal(.continuous)
    let strip = try #require(
      fixture.view.subviews.compactMap { $0 as? UIScrollView }.first?._nodeID
    )
    #expect(fixture.driver.send(.scroll(strip, x: 5500, y: 0, .rested)))
    #expect(fixture.texts.contains("50"))
    #expect(!fixture.texts.contains("0"))
    #expect(fixture.frame(50)?.minX == CGFloat(16))
    #expect(
      fixture.view.indexPathsForVisibleItems.first == IndexPath(item: 49, section: 0)
    )
    #expect(fixture.tap("50"))
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, 390.0), (.groupPaging, 110.0),
    (.continuousGroupLeadingBoundary, 110.0),
  ])
  func pagingBehaviorsScrollAnOrthogonalSectionByPages(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ length: Double
  ) throws {
    let scroll = try strip(in: orthogonal(behavior)).scroll
    #expect(scroll?.isPaging == true)
    #expect(scroll?.pageLength == length)
  }

  @Test func groupPagingCenteredCentresTheGroup() {
    #expect(orthogonal(.groupPagingCentered).frame(0)?.midX == CGFloat(195))
  }

  @Test func scrollToItemScrollsAnOrthogonalSection() {
    let fixture = orthogonal(.continuous)
    let path = IndexPath(item: 40, section: 0)
    fixture.view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    #expect(fixture.texts.contains("40"))
    #expect(fixture.frame(40)?.midX == CGFloat(195))
    #expect(fixture.view.contentOffset == .zero)
  }
}
