import Testing
import UIKit
import UIKitTesting

/// Apple: UICollectionViewLayoutAttributes.
@MainActor
struct UICollectionViewLayoutAttributesTests {
  private let path = IndexPath(item: 1, section: 0)

  // https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
  @Test func attributesAreEqualByTheirValues() {
    let one = UICollectionViewLayoutAttributes(forCellWith: path)
    let other = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(one == other)
    other.transform = CGAffineTransform(rotationAngle: 1)
    #expect(one != other)
    #expect(one != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path))
  }

  @Test func subclassesCopyAndCompareTheirOwnValues() throws {
    final class RingAttributes: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0

      override nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) let made = super.copy(with: zone)
        return MainActor.assumeIsolated {
          (made as? RingAttributes)?.angle = angle
          return UncheckedBox(made)
        }.value
      }

      override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? RingAttributes else { return false }
        return MainActor.assumeIsolated { angle == other.angle } && super.isEqual(object)
      }
    }
    let one = RingAttributes(forCellWith: path)
    one.angle = 2
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    let copy = try #require(one.copy() as? RingAttributes)
    #expect(copy !== one && copy == one && copy.angle == 2)
    #expect(copy.transform3D == CATransform3DMakeScale(2, 2, 1))
    copy.angle = 3
    #expect(copy != one)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes/transform
  @Test func cellsTakeTheTransformOfTheirAttributes() throws {
    final class TurningLayout: UICollectionViewFlowLayout {
      var isTurned = true

      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] where isTurned && attributes.indexPath.item == 0 {
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        return all
      }
    }
    let layout = TurningLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let source = TextSource(count: 2)
    let fixture = CollectionFixture(layout) { source.attach(to: $0) }
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let other = try #require(fixture.view.cellForItem(at: path))
    #expect(cell.bounds.size == CGSize(width: 100, height: 60))
    #expect(cell.frame == CGRect(x: 25, y: 15, width: 50, height: 30))
    other.transform = CGAffineTransform(scaleX: 3, y: 3)
    layout.isTurned = false
    layout.invalidateLayout()
    fixture.driver.settle()
    #expect(cell.transform == .identity)
    // The layout leaves a transform of the app's own.
    #expect(other.transform == CGAffineTransform(scaleX: 3, y: 3))
  }
}

/// Carries a value out of the main actor, on which the test runs.
private struct UncheckedBox: @unchecked Sendable {
  let value: Any

  init(_ value: Any) { self.value = value }
}
