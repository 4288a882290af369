import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `visibleItemsInvalidationHandler`, `NSCollectionLayoutVisibleItem`.
///
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem.
@MainActor
struct VisibleItemTests {
  /// The calls of a handler.
  @MainActor
  private final class Log {
    var calls: [(items: [Int], offset: CGPoint)] = []
    var frames: [CGRect] = []
    var container = CGSize.zero
    var change: (any NSCollectionLayoutVisibleItem, CGPoint) -> Void = { _, _ in }
  }

  private let source = TextSource(count: 100)
  private let log = Log()

  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CollectionFixture {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(80)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = { [log] items, offset, environment in
      log.calls.append((items.map(\.indexPath.item), offset))
      log.frames = items.map(\.frame)
      log.container = environment.container.contentSize
      for item in items { log.change(item, offset) }
    }
    return CollectionFixture(UICollectionViewCompositionalLayout(section: section)) {
      source.attach(to: $0)
    }
  }

  private func cell(_ item: Int, _ fixture: CollectionFixture) throws -> UICollectionViewCell {
    try #require(fixture.view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  private func scrollSection(to x: Double, _ fixture: CollectionFixture) throws {
    let strips = fixture.view.subviews.compactMap { $0 as? UIScrollView }
    let strip = try #require(strips.first?._nodeID)
    #expect(fixture.driver.send(.scroll(strip, x: x, y: 0, .moved)))
  }

  @Test func aHandlerReceivesTheVisibleItemsAsTheViewScrolls() throws {
    let fixture = fixture(.none)
    let first = try #require(log.calls.last)
    #expect(first.items == Array(0...10))
    #expect(first.offset == .zero)
    #expect(log.container == CGSize(width: 390, height: 844))
    try fixture.scroll(to: 40)
    let second = try #require(log.calls.last)
    #expect(second.offset == CGPoint(x: 0, y: 40))
    #expect(second.items == Array(0...11))
    let count = log.calls.count
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(log.calls.count == count)
  }

  @Test func aHandlerReceivesTheOffsetOfAnOrthogonalSection() throws {
    let fixture = fixture(.continuous)
    #expect(log.calls.last?.items == [0, 1, 2, 3])
    try scrollSection(to: 30, fixture)
    let call = try #require(log.calls.last)
    #expect(call.offset == CGPoint(x: 30, y: 0))
    #expect(call.items == [0, 1, 2, 3, 4])
    // The frames do not depend on the offset.
    #expect(log.frames.first == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func changesOfItemsAreShown() throws {
    log.change = { item, offset in
      let distance = abs(item.frame.midX - offset.x - 195)
      item.alpha = distance < 50 ? 1 : 0.5
      item.zIndex = item.indexPath.item == 2 ? 7 : 0
      item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      item.isHidden = item.indexPath.item == 3
      item.center.y += 10
    }
    let fixture = fixture(.continuous)
    #expect(try cell(0, fixture).alpha == 0.5)
    #expect(try cell(1, fixture).alpha == 1)
    #expect(try cell(0, fixture).transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(try cell(1, fixture).center == CGPoint(x: 150, y: 50))
    #expect(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
    try scrollSection(to: 100, fixture)
    #expect(try cell(1, fixture).alpha == 0.5)
    #expect(try cell(2, fixture).alpha == 1)
    // Each call begins with the items of the layout.
    #expect(try cell(1, fixture).center == CGPoint(x: 150, y: 50))
    guard case .frame(let frame) = try cell(2, fixture)._attribute(.frame) else {
      Issue.record("Expected the frame of a cell.")
      return
    }
    #expect(frame.level == 7)
  }

  @Test func anItemNamesItsKind() {
    log.change = { item, _ in
      #expect(item.representedElementCategory == .cell)
      #expect(item.representedElementKind == nil)
      #expect(item.name == "")
      #expect(item.bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
    }
    _ = fixture(.none)
    #expect(!log.calls.isEmpty)
  }
}
