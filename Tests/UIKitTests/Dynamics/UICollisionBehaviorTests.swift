import Foundation
import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uicollisionbehavior.
@MainActor
struct UICollisionBehaviorTests {
  private let scene = DynamicScene()

  private func drop(_ box: UIView, elasticity: CGFloat = 0) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: [box])
    collision.collisionDelegate = scene
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = elasticity
    scene.add(UIGravityBehavior(items: [box]), collision, item)
    return collision
  }

  @Test func anElasticItemBouncesToThatPartOfItsHeight() {
    let box = scene.box(100, 100)
    let collision = drop(box, elasticity: 0.5)
    scene.run { collision.translatesReferenceBoundsIntoBoundary = true }
    var highest: CGFloat = 600
    // The fall of 400 points takes 0.894 s, the way up half as long.
    scene.advance(0.95)
    for _ in 0..<45 {
      scene.advance(1.0 / 60)
      highest = min(highest, box.frame.maxY)
    }
    // Half of the speed leads to a quarter of the height.
    #expect(abs(highest - 500) < 12)
    #expect(scene.log.prefix(3) == ["resume", "touched bounds", "left bounds"])
  }

  @Test func linesHoldItemsThatFallFast() {
    let box = scene.box(100, 0, 40, 40)
    let collision = drop(box)
    scene.run {
      collision.addBoundary(
        withIdentifier: "floor" as NSString,
        from: CGPoint(x: 0, y: 500),
        to: CGPoint(x: 300, y: 500)
      )
      (collision.dynamicAnimator?.behaviors.first as? UIGravityBehavior)?.magnitude = 6
    }
    scene.advance(5)
    #expect(abs(box.frame.maxY - 500) < 1)
    #expect(scene.log == ["resume", "touched floor", "pause"])
  }

  @Test func boundariesHaveIdentifiers() throws {
    let collision = UICollisionBehavior(items: [])
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    collision.addBoundary(withIdentifier: "ring" as any NSCopying, for: path)
    collision.addBoundary(withIdentifier: 7 as any NSCopying, from: .zero, to: CGPoint(x: 1, y: 1))
    #expect(collision.boundary(withIdentifier: "ring" as NSString) === path)
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["ring", "7"])
    collision.removeBoundary(withIdentifier: "ring" as any NSCopying)
    #expect(collision.boundary(withIdentifier: "ring" as any NSCopying) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers?.isEmpty == true)
  }

  @Test func aPathHoldsABallInside() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let ball = Ball(frame: CGRect(x: 60, y: 100, width: 40, height: 40))
    scene.area.addSubview(ball)
    let collision = drop(ball)
    let bowl = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 300, height: 300))
    scene.run { collision.addBoundary(withIdentifier: "bowl" as NSString, for: bowl) }
    scene.advance(0.8)
    // It rolls down to the right.
    #expect(ball.center.x > 85)
    scene.advance(10)
    let distance = hypot(ball.center.x - 150, ball.center.y - 150)
    #expect(distance < 135 && ball.center.y > 200)
  }

  @Test func itemsRestOnEachOther() {
    let boxes = [scene.box(100, 450), scene.box(100, 300), scene.box(100, 150)]
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = scene
    scene.add(UIGravityBehavior(items: boxes), collision)
    scene.advance(6)
    for (box, bottom) in zip(boxes, [600, 500, 400]) {
      #expect(abs(box.frame.maxY - CGFloat(bottom)) < 2)
      #expect(abs(box.center.x - 150) < 5)
    }
    #expect(!scene.animator.isRunning)
    #expect(scene.log.filter { $0 == "met" }.count >= 2)
  }

  @Test func equalBallsExchangeTheirSpeed() {
    let (first, second) = (scene.box(0, 0, 50, 50), scene.box(150, 0, 50, 50))
    let item = UIDynamicItemBehavior(items: [first, second])
    item.elasticity = 1
    item.addLinearVelocity(CGPoint(x: 200, y: 0), for: first)
    scene.add(item, UICollisionBehavior(items: [first, second]))
    scene.advance(1)
    #expect(abs(item.linearVelocity(for: first).x) < 2)
    #expect(abs(item.linearVelocity(for: second).x - 200) < 2)
  }

  @Test func theModeChoosesWhatCollides() {
    let (first, second) = (scene.box(0, 0), scene.box(0, 300))
    let collision = UICollisionBehavior(items: [first, second])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    scene.add(UIGravityBehavior(items: [first]), collision)
    scene.advance(4)
    #expect(abs(first.frame.maxY - 600) < 1)
    #expect(second.frame.minY == 300)
  }

  @Test func anchoredItemsStayWhereTheyAre() {
    let (box, shelf) = (scene.box(100, 0), scene.box(50, 400, 200, 20))
    let anchor = UIDynamicItemBehavior(items: [shelf])
    anchor.isAnchored = true
    let items = [box, shelf]
    scene.add(UIGravityBehavior(items: items), UICollisionBehavior(items: items), anchor)
    scene.advance(4)
    #expect(shelf.frame == CGRect(x: 50, y: 400, width: 200, height: 20))
    #expect(abs(box.frame.maxY - 400) < 1)
  }

  @Test func anItemThatLandsOnItsCornerTurns() {
    let box = scene.box(100, 300)
    box.transform = CGAffineTransform(rotationAngle: 0.3)
    let collision = drop(box)
    scene.run { collision.translatesReferenceBoundsIntoBoundary = true }
    scene.advance(6)
    #expect(abs(box.rotation) < 0.02)
    #expect(abs(box.center.y - 550) < 1)
  }

  @Test func withoutRotationAnItemStaysUpright() {
    let box = scene.box(100, 300)
    let collision = drop(box)
    let item = UIDynamicItemBehavior(items: [box])
    item.allowsRotation = false
    scene.run {
      collision.addBoundary(
        withIdentifier: "step" as NSString,
        from: CGPoint(x: 0, y: 500),
        to: CGPoint(x: 120, y: 500)
      )
      scene.animator.addBehavior(item)
    }
    scene.advance(3)
    #expect(box.rotation == 0)
    #expect(abs(box.frame.maxY - 500) < 1)
  }
}
