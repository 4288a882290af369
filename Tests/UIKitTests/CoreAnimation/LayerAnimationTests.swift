import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import VectorDrawing

/// Adding, replacing and removing animations of layers.
@MainActor
struct LayerAnimationTests {
  private let scene = AnimatedScene()

  private var layer: CALayer { scene.box.layer }

  private func fade(_ name: String = "") -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    animation.delegate = scene
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test func theDelegateReceivesTheStartAndTheEnd() {
    scene.run { layer.add(fade("a"), forKey: "fade") }
    scene.advance(0)
    #expect(scene.log.take() == ["started a"])
    scene.advance(1)
    #expect(scene.log.take() == ["finished a"])
  }

  @Test func anotherAnimationForTheSameKeyReplacesTheFirst() {
    scene.run {
      layer.add(fade("a"), forKey: "fade")
      layer.add(fade("b"), forKey: "fade")
    }
    scene.advance(0)
    #expect(scene.log.take().contains("stopped a"))
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade")?.value(forKey: "name") as? String == "b")
  }

  @Test func theLayerCopiesWhatIsAdded() throws {
    let animation = fade()
    scene.run { layer.add(animation, forKey: "fade") }
    animation.duration = 100
    let copy = try #require(layer.animation(forKey: "fade"))
    #expect(copy !== animation)
    #expect(copy.duration == 1)
    #expect((copy as? CABasicAnimation)?.toValue as? Int == 1)
  }

  @Test func removeAllAnimationsStopsAllAnimations() {
    scene.run {
      layer.add(fade("a"), forKey: "a")
      layer.add(fade("b"), forKey: nil)
    }
    scene.advance(0)
    _ = scene.log.take()
    scene.run { layer.removeAllAnimations() }
    scene.advance(0)
    #expect(scene.log.take() == ["stopped a", "stopped b"])
    #expect(scene.motions(of: scene.box).isEmpty)
  }

  @Test func removingALayerFromTheSceneStopsItsAnimations() {
    scene.run { layer.add(fade("a"), forKey: "fade") }
    scene.advance(0)
    _ = scene.log.take()
    scene.run { scene.box.removeFromSuperview() }
    scene.advance(0)
    #expect(scene.log.take() == ["stopped a"])
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation() == nil)
  }

  @Test func anAnimationAddedBeforeTheSceneStartsInIt() {
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
    view.layer.add(fade("late"), forKey: "fade")
    scene.advance(3)
    scene.run { scene.screen.view.addSubview(view) }
    scene.advance(0.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(scene.motions(of: view).count == 1)
  }

  @Test func theLaterOfTwoAnimationsOfAPropertyWins() {
    scene.run {
      layer.add(fade(), forKey: "a")
      let other = fade()
      (other.fromValue, other.toValue) = (0.5, 0.5)
      layer.add(other, forKey: "b")
    }
    scene.advance(0.1)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func displaysPlayTheLaterOfTwoAnimationsOfAProperty() {
    func slide(_ shift: CGFloat, _ isAdditive: Bool = false) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, shift, 1)
      animation.isAdditive = isAdditive
      return animation
    }
    scene.run {
      layer.add(slide(10), forKey: "a")
      layer.add(slide(20), forKey: "b")
    }
    #expect(scene.motions(of: scene.box).map(\.number) == [2])
    scene.run { layer.add(slide(5, true), forKey: "c") }
    #expect(scene.motions(of: scene.box).map(\.number) == [2, 3])
    scene.run { layer.removeAnimation(forKey: "b") }
    #expect(scene.motions(of: scene.box).map(\.number) == [1, 3])
  }

  @Test func aDelegateMayAddTheAnimationAgain() {
    final class Looper: NSObject, CAAnimationDelegate {
      weak var layer: CALayer?
      var count = 0

      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        count += 1
        layer?.add(anim, forKey: "loop")
      }
    }
    let looper = Looper()
    looper.layer = layer
    let animation = fade()
    animation.delegate = looper
    scene.run { layer.add(animation, forKey: "loop") }
    scene.advance(1)
    #expect(looper.count == 1)
    #expect(layer.animationKeys() == ["loop"])
    scene.run { layer.removeAllAnimations() }
    scene.advance(0)
    #expect(looper.count == 2)
    scene.run { scene.box.removeFromSuperview() }
    scene.advance(0)
    #expect(looper.count == 3)
    scene.advance(5)
    #expect(looper.count == 3)
    scene.run { scene.screen.view.addSubview(scene.box) }
    scene.advance(0.5)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test(arguments: [
    (
      CATransitionType.push, CATransitionSubtype.fromRight, Animation.Replacement.push(from: .right)
    ),
    (.moveIn, .fromLeft, .moveIn(from: .left)), (.reveal, .fromLeft, .reveal(from: .left)),
    // The vertical axis of layers points up in transitions.
    (.moveIn, .fromTop, .moveIn(from: .bottom)), (.reveal, .fromBottom, .reveal(from: .top)),
    (.fade, .fromTop, .crossFade),
  ])
  func aTransitionHasTheDirectionOfItsSubtype(
    _ type: CATransitionType,
    _ subtype: CATransitionSubtype,
    as replacement: Animation.Replacement
  ) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    scene.driver.display.forgetCommits()
    scene.run { layer.add(transition, forKey: nil) }
    let played = scene.driver.display.commits.flatMap(\.animations)
    #expect(played.compactMap(\.replacement) == [replacement])
  }

  // MARK: - Layers in layers

  @Test func aLayerWithoutAViewChangesByAnimations() throws {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.strokeEnd = 0
    scene.run { layer.addSublayer(shape) }
    #expect(shape.animationKeys() == nil)
    scene.run { shape.strokeEnd = 1 }
    #expect(shape.animationKeys() == ["strokeEnd"])
    scene.advance(0.125)
    let end = try #require(shape.presentation()?.strokeEnd)
    #expect(end > 0.3 && end < 1)
    scene.advance(0.125)
    #expect(shape.animationKeys() == nil)
    #expect(shape.presentation()?.strokeEnd == 1)
  }

  @Test func simultaneousChangesAnimateFromThePresentation() {
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    scene.run { layer.addSublayer(inner) }
    scene.run {
      inner.opacity = 0
      inner.cornerRadius = 8
      inner.position.x += 100
    }
    let shown = inner.presentation()
    #expect(shown?.opacity == 1)
    #expect(shown?.cornerRadius == 0)
    #expect(shown?.position.x == 5)
    scene.advance(0.25)
    #expect(inner.presentation()?.position.x == 105)
  }

  @Test func anActionOfTheAppStartsFromThePresentationEachTime() {
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let own = CABasicAnimation(keyPath: "cornerRadius")
    own.duration = 1
    inner.actions = ["cornerRadius": own]
    scene.run { layer.addSublayer(inner) }
    scene.run { inner.cornerRadius = 4 }
    scene.advance(1)
    scene.run { inner.cornerRadius = 8 }
    #expect(inner.presentation()?.cornerRadius == 4)
    #expect(own.fromValue == nil)
  }

  @Test func aUIViewAnimationBlockAnimatesLayerPropertiesOfItsOwn() {
    let inner = CAShapeLayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    scene.run { layer.addSublayer(inner) }
    scene.run {
      UIView.animate(withDuration: 2) {
        inner.opacity = 0
        inner.strokeEnd = 0
      }
    }
    #expect(inner.animationKeys() == ["strokeEnd"])
    #expect(inner.animation(forKey: "strokeEnd")?.duration == 2)
  }

  @Test func aLayerWithoutActionsChangesAtOnce() {
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    scene.run { layer.addSublayer(inner) }
    scene.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      inner.opacity = 0
      CATransaction.commit()
    }
    #expect(inner.animationKeys() == nil)
    inner.actions = ["opacity": NSNull()]
    scene.run { inner.opacity = 1 }
    #expect(inner.animationKeys() == nil)
    scene.run { inner.cornerRadius = 5 }
    #expect(inner.animationKeys() == ["cornerRadius"])
  }

  @Test func theDelegateProvidesTheAction() {
    final class Chooser: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return NSNull() }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 4
        return animation
      }
    }
    let chooser = Chooser()
    let inner = CALayer()
    inner.delegate = chooser
    scene.run { layer.addSublayer(inner) }
    scene.run {
      inner.opacity = 0
      inner.cornerRadius = 4
    }
    #expect(inner.animationKeys() == ["opacity"])
    #expect(inner.animation(forKey: "opacity")?.duration == 4)
  }

  @Test func aViewsLayerChangesAtOnce() {
    scene.run {
      layer.opacity = 0.5
      layer.cornerRadius = 8
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test func aShapeIsPlayedAsAPath() throws {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 10, y: 5, width: 20, height: 20)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 2
    scene.run { layer.addSublayer(shape) }
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
    scene.run { shape.add(animation, forKey: nil) }
    let track = try #require(scene.motions.first?.tracks.first)
    let shapes = track.frames.compactMap { frame -> ShapeValue? in
      if case .shape(let shape) = frame.value { shape } else { nil }
    }
    #expect(shapes.map(\.end) == [0, 1])
    #expect(shapes.first?.fill == 0)
    #expect(shapes.first?.line.width == 2)
  }

  @Test func gradientsBecomeManyPictures() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor]
    gradient.locations = [0, 0.1, 0.2]
    scene.run { layer.addSublayer(gradient) }
    let animation = CABasicAnimation(keyPath: "locations")
    (animation.fromValue, animation.toValue) = ([0, 0.1, 0.2], [0.8, 0.9, 1])
    animation.duration = 1
    scene.run { gradient.add(animation, forKey: "shimmer") }
    scene.advance(0.5)
    let locations = gradient.presentation()?.locations?.map(\.doubleValue) ?? []
    #expect(zip(locations, [0.4, 0.5, 0.6]).allSatisfy { abs($0 - $1) < 1e-9 })
    let track = try #require(scene.motions.first?.tracks.first)
    #expect(track.property == .gradient)
    #expect(track.frames.count == 31)
  }

  @Test func aGradientWithoutLocationsAnimatesFromEvenOnes() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor]
    scene.run { layer.addSublayer(gradient) }
    let animation = CABasicAnimation(keyPath: "locations")
    (animation.toValue, animation.duration) = ([1, 1.5, 2], 1)
    scene.run { gradient.add(animation, forKey: nil) }
    scene.advance(0.5)
    #expect(gradient.presentation()?.locations?.map(\.doubleValue) == [0.5, 1, 1.5])
  }

  @Test func anAnimationProvidesThePathOfALayerWithoutOne() {
    let shape = CAShapeLayer()
    scene.run { layer.addSublayer(shape) }
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    animation.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath
    animation.duration = 1
    scene.run { shape.add(animation, forKey: nil) }
    scene.advance(0.5)
    #expect(shape.presentation()?.path?.boundingBox.width == 20)
  }

  // MARK: - Anchor points and space

  @Test func positionIsThatOfTheAnchorPoint() {
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    inner.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(inner.position == CGPoint(x: 20, y: 30))
    #expect(inner.frame == CGRect(x: 20, y: 30, width: 20, height: 40))
    inner.position = .zero
    inner.bounds.size = CGSize(width: 30, height: 10)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func aViewTurnsAboutItsAnchorPoint() {
    let box = scene.box
    box.anchorPoint = CGPoint(x: 0, y: 0)
    box.center = .zero
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corner = box.convert(CGPoint(x: 100, y: 0), to: scene.screen.view)
    #expect(abs(corner.x) < 1e-9 && abs(corner.y - 100) < 1e-9)
  }

  @Test func aTransformInSpaceReachesTheDisplay() throws {
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    scene.run { scene.box.transform3D = CATransform3DRotate(map, 1, 0, 1, 0) }
    let id = try #require(scene.box._nodeID)
    let layers = scene.driver.display.tree[id]?.attributes.compactMap {
      if case .layer(let layer) = $0 { layer } else { nil }
    }
    #expect(layers?.first?.effects?.spatialTransform?.count == 16)
    #expect(layers?.first?.effects?.transform == nil)
  }
}
