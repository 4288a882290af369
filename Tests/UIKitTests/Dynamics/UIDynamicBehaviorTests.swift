import Foundation
import Testing
import UIKit
import UIKitTesting

/// After the pages of the behaviors at https://developer.apple.com/documentation/uikit.
@MainActor
struct UIDynamicBehaviorTests {
  private let scene = DynamicScene()

  // MARK: Pushes and snaps

  @Test func aContinuousPushOf1AcceleratesBy100PointsPerSecondSquared() {
    let (small, large) = (scene.box(0, 0), scene.box(0, 200, 200, 100))
    let item = UIDynamicItemBehavior(items: [small, large])
    let push = UIPushBehavior(items: [small, large], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    scene.add(item, push)
    scene.advance(1)
    let time = scene.animator.elapsedTime()
    #expect(abs(item.linearVelocity(for: small).x - 100 * time) < 0.5)
    // Twice the mass.
    #expect(abs(item.linearVelocity(for: large).x - 50 * time) < 0.5)
    #expect(push.active)
    scene.run { push.active = false }
    scene.advance(1)
    #expect(abs(item.linearVelocity(for: small).x - 100 * time) < 0.5)
  }

  @Test func anInstantaneousPushIsAppliedOnceAndAgain() {
    let box = scene.box(0, 0)
    let item = UIDynamicItemBehavior(items: [box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 2)
    scene.add(item, push)
    scene.advance(0.5)
    #expect(abs(item.linearVelocity(for: box).y - 200) < 0.5)
    #expect(!push.active)
    scene.run { push.active = true }
    scene.advance(0.5)
    #expect(abs(item.linearVelocity(for: box).y - 400) < 0.5)
  }

  @Test func aPushBesideTheCentreTurnsTheItem() {
    let box = scene.box(100, 300)
    let item = UIDynamicItemBehavior(items: [box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: box)
    scene.add(item, push)
    scene.advance(0.2)
    #expect(item.angularVelocity(for: box) > 1)
    #expect(push.targetOffsetFromCenter(for: box).horizontal == 40)
  }

  @Test func angleAndMagnitudeAreThoseOfTheDirection() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.angle = .pi
    push.magnitude = 3
    #expect(abs(push.pushDirection.dx + 3) < 1e-9)
    let gravity = UIGravityBehavior()
    #expect(gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-9)
    gravity.magnitude = 2
    #expect(abs(gravity.gravityDirection.dy - 2) < 1e-9)
  }

  @Test(arguments: [0.0, 0.5, 1.0])
  func aSnapEndsAtItsPointUpright(damping: Double) {
    let box = scene.box(0, 0)
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400))
    snap.damping = damping
    scene.add(snap)
    scene.advance(5)
    #expect(hypot(box.center.x - 200, box.center.y - 400) < 1)
    #expect(abs(box.rotation) < 0.01)
    #expect(!scene.animator.isRunning)
    scene.run { snap.snapPoint = CGPoint(x: 100, y: 100) }
    scene.advance(5)
    #expect(hypot(box.center.x - 100, box.center.y - 100) < 1)
  }

  // MARK: Velocities

  @Test func velocitiesThatWereAddedEarlyApplyLater() {
    let box = scene.box(0, 0)
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    item.addAngularVelocity(2, for: box)
    #expect(item.linearVelocity(for: box) == CGPoint(x: 60, y: 0))
    scene.add(item)
    scene.advance(1)
    #expect(abs(box.center.x - 50 - 60 * scene.animator.elapsedTime()) < 0.5)
    #expect(item.angularVelocity(for: box) == 2)
  }

  @Test func resistanceSlowsItemsDownUntilTheyRest() {
    let box = scene.box(0, 0)
    let item = UIDynamicItemBehavior(items: [box])
    item.resistance = 5
    item.addLinearVelocity(CGPoint(x: 500, y: 0), for: box)
    scene.add(item)
    scene.advance(4)
    #expect(abs(box.center.x - 150) < 5)
    #expect(!scene.animator.isRunning)
  }

  // MARK: Attachments

  @Test func anItemHangsFromItsAnchor() {
    let box = scene.box(100, 100)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 50, y: 50))
    #expect(abs(rod.length - hypot(100, 100)) < 1e-9)
    #expect(rod.attachedBehaviorType == .anchor)
    let item = UIDynamicItemBehavior(items: [box])
    item.resistance = 2
    scene.add(UIGravityBehavior(items: [box]), rod, item)
    for _ in 0..<30 {
      scene.advance(0.1)
      #expect(abs(hypot(box.center.x - 50, box.center.y - 50) - rod.length) < 2)
    }
    scene.advance(10)
    #expect(abs(box.center.x - 50) < 3)
    #expect(box.center.y > 185)
  }

  @Test func anItemFollowsAnAnchorThatMoves() {
    let box = scene.box(100, 100)
    let pin = UIAttachmentBehavior(
      item: box,
      offsetFromCenter: UIOffset(horizontal: 30, vertical: 30),
      attachedToAnchor: CGPoint(x: 180, y: 180)
    )
    scene.add(pin)
    #expect(pin.length == 0)
    for step in 1...30 {
      scene.run { pin.anchorPoint = CGPoint(x: 180 + 3 * step, y: 180) }
      scene.advance(1.0 / 60)
    }
    scene.advance(0.5)
    let corner = CGPoint(x: 80, y: 80).applying(
      CGAffineTransform(translationX: -50, y: -50).concatenating(box.transform)
        .concatenating(CGAffineTransform(translationX: box.center.x, y: box.center.y))
    )
    #expect(hypot(corner.x - 270, corner.y - 180) < 1)
    // It is dragged by a corner, and turns.
    #expect(abs(box.rotation) > 0.05)
  }

  @Test func aSpringyAttachmentSettlesAtItsLength() {
    let (first, second) = (scene.box(0, 0, 50, 50), scene.box(200, 0, 50, 50))
    let spring = UIAttachmentBehavior(item: first, attachedTo: second)
    spring.length = 100
    spring.frequency = 2
    spring.damping = 0.5
    scene.add(spring)
    scene.advance(4)
    #expect(abs(second.center.x - first.center.x - 100) < 2)
    // Neither is fixed: both have moved as far.
    #expect(abs(first.center.x + second.center.x - 250) < 2)
    #expect(spring.items.count == 2)
    #expect(spring.attachedBehaviorType == .items)
  }

  @Test func aSlidingItemMovesAlongItsAxisWithinItsRange() {
    let box = scene.box(100, 100)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box,
      attachmentAnchor: CGPoint(x: 150, y: 150),
      axisOfTranslation: CGVector(dx: 0, dy: 1)
    )
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 120)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 5, dy: 5)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: box)
    scene.add(slide, push)
    scene.advance(4)
    #expect(abs(box.center.x - 150) < 1)
    #expect(abs(box.center.y - 270) < 1)
    #expect(abs(box.rotation) < 0.01)
  }

  @Test func aLimitIsARope() {
    let (first, second) = (scene.box(0, 0, 50, 50), scene.box(100, 0, 50, 50))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: first,
      offsetFromCenter: .zero,
      attachedTo: second,
      offsetFromCenter: .zero
    )
    let anchor = UIDynamicItemBehavior(items: [first])
    anchor.isAnchored = true
    let slack = UIDynamicItemBehavior(items: [second])
    slack.addLinearVelocity(CGPoint(x: -50, y: 0), for: second)
    scene.add(rope, anchor, slack)
    scene.advance(0.5)
    #expect(second.center.x < 110)
    scene.run { slack.addLinearVelocity(CGPoint(x: 300, y: 0), for: second) }
    scene.advance(2)
    #expect(abs(second.center.x - 125) < 2)
  }

  @Test func fixedItemsStayAsTheyAre() {
    let (first, second) = (scene.box(0, 0, 50, 50), scene.box(100, 0, 50, 50))
    let joint = UIAttachmentBehavior.fixedAttachment(
      with: first,
      attachedTo: second,
      attachmentAnchor: CGPoint(x: 75, y: 25)
    )
    let item = UIDynamicItemBehavior(items: [first])
    item.addAngularVelocity(3, for: first)
    scene.add(joint, item)
    scene.advance(1)
    #expect(abs(first.rotation) > 0.1)
    #expect(abs(first.rotation - second.rotation) < 0.02)
    let distance = hypot(first.center.x - second.center.x, first.center.y - second.center.y)
    #expect(abs(distance - 100) < 1)
  }

  @Test func pinnedItemsTurnAboutTheirPin() {
    let (base, arm) = (scene.box(0, 0, 50, 50), scene.box(50, 0, 100, 50))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: arm,
      attachedTo: base,
      attachmentAnchor: CGPoint(x: 50, y: 25)
    )
    pin.attachmentRange = UIFloatRange(minimum: -1, maximum: 1)
    let anchor = UIDynamicItemBehavior(items: [base])
    anchor.isAnchored = true
    scene.add(pin, anchor, UIGravityBehavior(items: [arm]))
    scene.advance(4)
    #expect(abs(arm.rotation - 1) < 0.05)
    #expect(abs(hypot(arm.center.x - 50, arm.center.y - 25) - 50) < 1)
  }

  // MARK: Fields

  @Test func fieldsActWithinTheirRegion() {
    let (inside, outside) = (scene.box(100, 100), scene.box(100, 400))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = UIRegion(radius: 100)
    field.position = CGPoint(x: 150, y: 150)
    field.addItem(inside)
    field.addItem(outside)
    scene.add(field)
    scene.advance(0.5)
    #expect(inside.center.x > 155)
    #expect(outside.center.x == 150)
  }

  @Test func aDragFieldSlowsItems() {
    let box = scene.box(0, 0)
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    let drag = UIFieldBehavior.dragField()
    drag.strength = 2
    drag.addItem(box)
    scene.add(item, drag)
    scene.advance(1)
    #expect(abs(item.linearVelocity(for: box).x - 100 * exp(-2 * scene.animator.elapsedTime())) < 1)
  }

  @Test func aSubclassMakesFieldsOfItself() {
    final class LateField: UIFieldBehavior {
      var delay = 0.0
    }
    let box = scene.box(0, 0)
    let field = LateField.field { field, _, velocity, mass, charge, time in
      guard let field = field as? LateField, time > field.delay else { return .zero }
      return CGVector(dx: -10 * velocity.dx, dy: 0)
    }
    field.delay = 0.5
    field.addItem(box)
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    scene.add(item, field)
    scene.advance(0.45)
    #expect(abs(item.linearVelocity(for: box).x - 100) < 0.01)
    scene.advance(0.5)
    #expect(item.linearVelocity(for: box).x < 5)
  }

  @Test func otherFieldsMoveItemsInTheirDirections() {
    func moved(_ field: UIFieldBehavior, charge: CGFloat = 1) -> CGVector {
      let box = scene.box(200, 100)
      field.position = CGPoint(x: 150, y: 150)
      field.addItem(box)
      let item = UIDynamicItemBehavior(items: [box])
      item.charge = charge
      item.addLinearVelocity(CGPoint(x: 1, y: 0), for: box)
      scene.add(item, field)
      scene.advance(0.2)
      scene.run { scene.animator.removeAllBehaviors() }
      return CGVector(dx: box.center.x - 250, dy: box.center.y - 150)
    }
    #expect(moved(UIFieldBehavior.radialGravityField(position: .zero)).dx < -1)
    #expect(moved(UIFieldBehavior.electricField()).dx > 1)
    #expect(moved(UIFieldBehavior.electricField(), charge: -1).dx < -1)
    #expect(moved(UIFieldBehavior.springField()).dx < -1)
    // Anticlockwise on the screen is upwards to the right of the position.
    #expect(moved(UIFieldBehavior.vortexField()).dy < -1)
    #expect(moved(UIFieldBehavior.magneticField()).dy < 0)
    #expect(
      moved(UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 50))).dy > 9
    )
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    #expect(moved(noise) != .zero)
  }

  @Test func regionsCombine() {
    let circle = UIRegion(radius: 10)
    let square = UIRegion(size: CGSize(width: 10, height: 100))
    let far = CGPoint(x: 0, y: 40)
    #expect(!circle.contains(far) && square.contains(far))
    #expect(circle.union(with: square).contains(far))
    #expect(!circle.intersection(with: square).contains(far))
    #expect(square.difference(from: circle).contains(far))
    #expect(circle.inverse().contains(far))
    #expect(UIRegion.infinite.contains(far))
  }
}
