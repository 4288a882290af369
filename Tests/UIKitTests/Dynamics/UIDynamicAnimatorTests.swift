import Foundation
import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uidynamicanimator.
@MainActor
struct UIDynamicAnimatorTests {
  private let scene = DynamicScene()

  @Test func gravityAcceleratesBy1000PointsPerSecondSquared() {
    let box = scene.box(100, 0)
    let still = UIDynamicItemBehavior(items: [box])
    scene.add(UIGravityBehavior(items: [box]), still)
    scene.advance(0.5)
    let time = scene.animator.elapsedTime()
    #expect(abs(time - 0.5) < 0.04)
    #expect(abs(box.center.y - (50 + 500 * time * time)) < 3)
    #expect(box.center.x == 150)
    #expect(abs(still.linearVelocity(for: box).y - 1000 * time) < 2)
  }

  @Test func aDisplayIsShownEachFrame() throws {
    let box = scene.box(100, 0)
    scene.add(UIGravityBehavior(items: [box]))
    let before = scene.driver.display.commits.count
    scene.advance(0.5)
    #expect((29...31).contains(scene.driver.display.commits.count - before))
  }

  @Test func anItemAtRestPausesTheAnimatorUntilSomethingChanges() {
    let box = scene.box(100, 400)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: [box])
    scene.add(gravity, collision)
    #expect(scene.animator.isRunning)
    scene.advance(6)
    #expect(!scene.animator.isRunning)
    #expect(abs(box.frame.maxY - 600) < 1)
    #expect(scene.log == ["resume", "pause"])
    #expect(scene.driver.clock.isIdle)
    scene.run { gravity.angle = -.pi / 2 }
    scene.advance(6)
    #expect(abs(box.frame.minY) < 1)
    #expect(scene.log == ["resume", "pause", "resume", "pause"])
  }

  @Test func anAnimatorThatIsReleasedEnds() {
    let box = scene.box(100, 0)
    var other: UIDynamicAnimator? = UIDynamicAnimator(referenceView: scene.area)
    scene.run { other?.addBehavior(UIGravityBehavior(items: [box])) }
    scene.advance(0.1)
    let place = box.center
    #expect(place.y > 50)
    weak let released = other
    other = nil
    #expect(released == nil)
    scene.advance(1)
    #expect(box.center == place)
    #expect(scene.driver.clock.isIdle)
  }

  @Test func actionsAreCalledAfterEachFrameAndCanRemoveTheBehavior() {
    let box = scene.box(100, 0)
    let gravity = UIGravityBehavior(items: [box])
    var count = 0
    gravity.action = { [unowned gravity, scene] in
      count += 1
      if scene.animator.items(in: scene.area.bounds).isEmpty {
        scene.animator.removeBehavior(gravity)
      }
    }
    scene.add(gravity)
    scene.advance(3)
    #expect(scene.animator.behaviors.isEmpty)
    #expect(!scene.animator.isRunning)
    #expect(box.frame.minY >= 600 && box.frame.minY < 700)
    #expect(count > 60)
  }

  @Test func combinedBehaviorsFollowTheirParent() {
    final class Drop: UIDynamicBehavior {
      var moves: [Bool] = []

      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let box = scene.box(100, 0)
    let drop = Drop()
    let gravity = UIGravityBehavior(items: [box])
    drop.addChildBehavior(gravity)
    scene.add(drop)
    #expect(gravity.dynamicAnimator === scene.animator)
    scene.advance(0.2)
    #expect(box.center.y > 55)
    scene.run { scene.animator.removeAllBehaviors() }
    #expect(gravity.dynamicAnimator == nil)
    #expect(drop.moves == [true, false])
    #expect(drop.childBehaviors == [gravity])
  }

  @Test func anItemThatTheAppMovesContinuesFromThere() {
    let box = scene.box(100, 0)
    scene.add(UIGravityBehavior(items: [box]))
    scene.advance(0.1)
    scene.run {
      box.center = CGPoint(x: 20, y: 300)
      scene.animator.updateItem(usingCurrentState: box)
    }
    scene.advance(0.1)
    #expect(box.center.x == 20)
    #expect(box.center.y > 300)
  }

  @Test func scaledViewsKeepTheirScale() {
    let box = scene.box(100, 0)
    box.transform = CGAffineTransform(scaleX: 2, y: 0.5).rotated(by: 0)
    let spin = UIDynamicItemBehavior(items: [box])
    spin.addAngularVelocity(1, for: box)
    scene.add(spin)
    scene.advance(1)
    #expect(abs(box.rotation - 1) < 0.05)
    let length = (box.transform.a * box.transform.a + box.transform.b * box.transform.b)
      .squareRoot()
    #expect(abs(length - 2) < 1e-6)
  }

  @Test func aGroupMovesAsOne() {
    let (first, second) = (scene.box(0, 0, 50, 50), scene.box(50, 0, 50, 50))
    let group = UIDynamicItemGroup(items: [first, second])
    #expect(group.center == CGPoint(x: 50, y: 25))
    #expect(group.bounds.size == CGSize(width: 100, height: 50))
    let spin = UIDynamicItemBehavior(items: [group])
    spin.addAngularVelocity(.pi / 2, for: group)
    spin.addLinearVelocity(CGPoint(x: 0, y: 100), for: group)
    scene.add(spin)
    scene.advance(1)
    let turn = scene.animator.elapsedTime() * .pi / 2
    #expect(abs(first.rotation - turn) < 0.01)
    #expect(abs(first.center.x - (50 - 25 * cos(turn))) < 0.5)
    #expect(abs(second.center.y - (25 + 100 * scene.animator.elapsedTime() + 25 * sin(turn))) < 0.5)
  }

  @Test func attributesOfALayoutAreItems() {
    let layout = UICollectionViewFlowLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    scene.run { animator.addBehavior(UIGravityBehavior(items: [attributes])) }
    scene.advance(0.2)
    #expect(attributes.center.y > 60)
    let found = animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0))
    #expect(found === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
  }
}
