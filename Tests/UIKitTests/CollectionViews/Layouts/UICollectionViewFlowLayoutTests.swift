import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: UICollectionViewFlowLayout, "Customizing Collection View Layouts".
@MainActor
struct UICollectionViewFlowLayoutTests {
  private let source = TextSource(count: 7)
  private let layout = UICollectionViewFlowLayout()

  private func fixture() -> CollectionFixture {
    CollectionFixture(layout) { source.attach(to: $0) }
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
  @Test func defaultsMatchUIKit() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.sectionInset == .zero)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/minimuminteritemspacing
  @Test func theRestOfALineIsDistributedBetweenItsItems() {
    layout.itemSize = CGSize(width: 100, height: 40)
    let fixture = fixture()
    // Three items of 100 points fit into 390 with gaps of 10; the remaining 90 form two gaps.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(fixture.frame(1)?.minX == 145)
    #expect(fixture.frame(2)?.minX == 290)
    #expect(fixture.frame(3) == CGRect(x: 0, y: 50, width: 100, height: 40))
  }

  @Test func itemsOfTheLastLineKeepTheSpacingOfTheLinesAbove() {
    layout.itemSize = CGSize(width: 100, height: 40)
    source.sections = [["0", "1", "2", "3", "4"]]
    #expect(fixture().frame(4)?.minX == 145)
  }

  @Test func threeItemsOfAThirdOfTheWidthFitIntoALine() {
    layout.minimumInteritemSpacing = 1
    layout.itemSize = CGSize(width: 388.0 / 3, height: 100)
    #expect(fixture().frame(2)?.minY == 0)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninset
  @Test func headersInsetsAndFootersSurroundLines() {
    layout.sectionInset = UIEdgeInsets(top: 20, left: 15, bottom: 30, right: 15)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    source.sections = [["a"], ["b"]]
    let fixture = fixture()
    #expect(fixture.frame(0, 0)?.minY == CGFloat(64))
    #expect(fixture.frame(0, 1)?.minY == CGFloat(218))
    #expect(fixture.view.contentSize == CGSize(width: 390, height: 308))
    let path = IndexPath(item: 0, section: 1)
    let header = fixture.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: path
    )
    #expect(header?.frame == CGRect(x: 0, y: 154, width: 390, height: 44))
    #expect(
      fixture.driver.find().map(\.label).filter { !$0.isEmpty }
        == ["Head 0", "a", "Foot 0", "Head 1", "b", "Foot 1"]
    )
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection
  @Test func aHorizontalLayoutFillsColumnsFromTheTop() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 400)
    let fixture = fixture()
    #expect(fixture.frame(1)?.origin == CGPoint(x: 0, y: 444))
    #expect(fixture.frame(2)?.origin == CGPoint(x: 60, y: 0))
    #expect(fixture.view.contentSize == CGSize(width: 230, height: 844))
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
  @Test func theDelegatesSizesAndInsetsTakePrecedenceOverProperties() {
    let delegate = FlowDelegate()
    let fixture = CollectionFixture(layout) {
      source.attach(to: $0)
      $0.delegate = delegate
    }
    #expect(fixture.frame(0) == CGRect(x: 5, y: 5, width: 30, height: 20))
    #expect(fixture.frame(1)?.size == CGSize(width: 60, height: 20))
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize
  @Test func selfSizingItemsHaveTheSizeOfTheirConstraints() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    source.sections = [["a", "a much longer text"]]
    let fixture = fixture()
    let (short, long) = (fixture.frame(0)?.width ?? 0, fixture.frame(1)?.width ?? 0)
    #expect(short > 20 && short < 50)
    #expect(long > 100)
  }

  @Test func aNewWidthInvalidatesTheLayout() {
    layout.itemSize = CGSize(width: 100, height: 40)
    let fixture = fixture()
    fixture.driver.resize(to: .pad, width: 1024, height: 768)
    #expect(fixture.frame(6)?.minY == 0)
    #expect(fixture.view.contentSize.width == 1024)
  }

  @Test func settingAPropertyInvalidatesTheLayout() {
    let fixture = fixture()
    layout.itemSize = CGSize(width: 390, height: 100)
    fixture.driver.settle()
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 110)
  }
}

private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 30 * (indexPath.item + 1), height: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
  }
}
