import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The roles of `fromValue`, `toValue` and `byValue` follow Apple's page of `CABasicAnimation`.
@MainActor
struct CABasicAnimationTests {
  private let scene = AnimatedScene()

  private var layer: CALayer { scene.box.layer }

  private func add(_ keyPath: String, _ change: (CABasicAnimation) -> Void) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = 1
    scene.run {
      change(animation)
      layer.add(animation, forKey: keyPath)
    }
  }

  private var opacity: Float { layer.presentation()?.opacity ?? -1 }

  // MARK: - Values

  @Test(
    arguments: [
      (0.2, 0.8, nil, 0.2, 0.8), (0.2, nil, 0.4, 0.2, 0.6), (nil, 0.8, 0.4, 0.4, 0.8),
      (0.2, nil, nil, 0.2, 1), (nil, 0.2, nil, 1, 0.2), (nil, nil, -0.5, 1, 0.5),
      (nil, nil, nil, 1, 1),
    ] as [(Double?, Double?, Double?, Double, Double)]
  )
  func fromToAndBySetTheEnds(from: Double?, to: Double?, by: Double?, start: Double, end: Double) {
    add("opacity") { ($0.fromValue, $0.toValue, $0.byValue) = (from, to, by) }
    #expect(abs(Double(opacity) - start) < 1e-6)
    scene.advance(0.5)
    #expect(abs(Double(opacity) - (start + end) / 2) < 1e-6)
    #expect(layer.opacity == 1)
    scene.advance(0.5)
    #expect(opacity == 1)
  }

  @Test func aValueFunctionMakesTransformsOfNumbers() {
    add("transform") {
      ($0.fromValue, $0.toValue) = (0, CGFloat.pi)
      $0.valueFunction = CAValueFunction(name: .rotateZ)
    }
    scene.advance(0.5)
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 2) < 1e-6)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
  }

  @Test func valuesOfAllKindsAreMixed() {
    add("position") {
      ($0.fromValue, $0.toValue) = (CGPoint(x: 0, y: 0), NSValue(cgPoint: CGPoint(x: 10, y: 20)))
    }
    add("bounds.size.width") { ($0.fromValue, $0.toValue) = (100, 200) }
    add("backgroundColor") {
      ($0.fromValue, $0.toValue) = (UIColor.black.cgColor, UIColor.white.cgColor)
    }
    add("transform.rotation.z") { ($0.fromValue, $0.toValue) = (0, CGFloat.pi) }
    scene.advance(0.5)
    let shown = layer.presentation()
    #expect(shown?.position == CGPoint(x: 5, y: 10))
    #expect(shown?.bounds.width == 150)
    #expect(shown?.backgroundColor?.components?[0] ?? 0 == 128.0 / 255)
    let angle = shown?.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 2) < 1e-6)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func anAdditiveAnimationAddsToTheModelValue() {
    add("position.x") { ($0.fromValue, $0.toValue, $0.isAdditive) = (0, 10, true) }
    scene.advance(0.5)
    #expect(layer.presentation()?.position.x == 55)
    scene.box.frame.origin.x = 100
    #expect(layer.presentation()?.position.x == 155)
  }

  @Test func aCumulativeAnimationContinuesFromItsEndValue() {
    add("position.x") {
      ($0.fromValue, $0.toValue, $0.isCumulative, $0.repeatCount) = (0, 10, true, 3)
    }
    scene.advance(2.5)
    #expect(layer.presentation()?.position.x == 25)
  }

  // MARK: - Time

  @Test func aTimingFunctionEasesTheValues() {
    add("opacity") {
      ($0.fromValue, $0.toValue) = (0, 1)
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    scene.advance(0.5)
    #expect(abs(opacity - 0.3154) < 0.001)
  }

  @Test func anAutoreversedAnimationRepeatsForwardsAndBackwards() {
    add("opacity") {
      ($0.fromValue, $0.toValue, $0.autoreverses, $0.repeatCount) = (0, 1, true, 2)
    }
    scene.advance(1.25)
    #expect(opacity == 0.75)
    scene.advance(1)
    #expect(opacity == 0.25)
    scene.advance(1.25)
    #expect(opacity == 0.5)
    scene.advance(0.5)
    #expect(opacity == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func repeatDurationMayEndInARound() {
    add("opacity") { ($0.fromValue, $0.toValue, $0.repeatDuration) = (0, 1, 1.5) }
    scene.advance(1.25)
    #expect(opacity == 0.25)
    scene.advance(0.5)
    #expect(opacity == 1)
  }

  @Test func anAnimationStartsAtItsBeginTime() {
    add("opacity") {
      ($0.fromValue, $0.toValue, $0.fillMode) = (0.5, 0, .backwards)
      $0.beginTime = CACurrentMediaTime() + 1
    }
    #expect(opacity == 0.5)
    scene.advance(1.5)
    #expect(opacity == 0.25)
  }

  @Test func anAnimationThatFillsForwardsAndIsNotRemovedKeepsItsEnd() {
    add("opacity") {
      ($0.fromValue, $0.toValue, $0.fillMode, $0.isRemovedOnCompletion) = (1, 0, .forwards, false)
    }
    scene.advance(2)
    #expect(opacity == 0)
    #expect(layer.animationKeys() == ["opacity"])
    scene.run { layer.removeAnimation(forKey: "opacity") }
    #expect(opacity == 1)
  }

  @Test func aLayerWithSpeedZeroPausesItsAnimations() {
    add("opacity") { ($0.fromValue, $0.toValue, $0.delegate) = (0, 1, scene) }
    scene.advance(0.25)
    scene.run {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
    }
    scene.advance(5)
    #expect(opacity == 0.25)
    #expect(scene.motions(of: scene.box).map(\.rate) == [0])
    scene.run {
      let paused = layer.timeOffset
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    scene.advance(0.25)
    #expect(opacity == 0.5)
    scene.advance(0.5)
    #expect(scene.log.take() == ["started ", "finished "])
  }

  // MARK: - What displays play

  @Test func displaysGetBothEndsAndTheCurve() throws {
    add("opacity") {
      ($0.fromValue, $0.toValue, $0.autoreverses, $0.repeatCount) = (0, 1, true, .infinity)
      $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    let motion = try #require(scene.motions(of: scene.box).first)
    #expect(motion.numbers(of: .opacity) == [[0], [1]])
    #expect(motion.duration == 1)
    #expect(motion.rounds == .infinity)
    #expect(motion.alternates)
    #expect(motion.curve == .cubic(x1: Double(Float(0.42)), y1: 0, x2: Double(Float(0.58)), y2: 1))
  }

  @Test func displaysGetWholeTurns() throws {
    add("transform.rotation.z") { $0.byValue = 4 * CGFloat.pi }
    let motion = try #require(scene.motions(of: scene.box).first)
    #expect(motion.numbers(of: .rotation) == [[0, 0, 0], [0, 0, 4 * .pi]])
  }

  @Test func displaysReceiveOffsetsFromTheLayersPosition() throws {
    scene.run {
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = layer.position
      animation.duration = 1
      layer.position.x += 30
      layer.add(animation, forKey: nil)
    }
    let motion = try #require(scene.motions(of: scene.box).first)
    #expect(motion.numbers(of: .position) == [[-30, 0], [0, 0]])
    scene.advance(0.5)
    scene.run { layer.position.x += 10 }
    let moved = try #require(scene.motions(of: scene.box).first)
    #expect(moved.number == motion.number)
    #expect(moved.numbers(of: .position) == [[-40, 0], [0, 0]])
    #expect(moved.elapsed == 0.5)
  }

  @Test func anotherSizeKeepsTheAnchorPointWhereItIs() throws {
    add("bounds.size") { $0.toValue = CGSize(width: 200, height: 50) }
    let motion = try #require(scene.motions(of: scene.box).first)
    #expect(motion.numbers(of: .size) == [[100, 50], [200, 50]])
    #expect(motion.numbers(of: .position) == [[0, 0], [-50, 0]])
  }

  @Test func aFinishedAnimationIsNotSentToTheDisplay() {
    add("opacity") { $0.toValue = 0 }
    #expect(scene.motions(of: scene.box).count == 1)
    scene.advance(1)
    #expect(scene.motions(of: scene.box).isEmpty)
  }

  @Test func aLayerScaledToZeroIsAnimated() throws {
    scene.run { scene.box.transform = CGAffineTransform(scaleX: 0, y: 0) }
    add("transform.scale") { ($0.fromValue, $0.toValue) = (1, 0) }
    let motion = try #require(scene.motions(of: scene.box).first)
    let rows = motion.numbers(of: .transform)
    #expect(rows.first?[0] == 1)
    #expect(rows.last?[0] == 0)
  }

  @Test func onlyTheCornersOfTheLayerAreRounded() throws {
    scene.run { layer.maskedCorners = [.layerMinXMinYCorner] }
    add("cornerRadius") { $0.toValue = 8 }
    let frame = try #require(scene.motions(of: scene.box).first?.tracks.first?.frames.last)
    #expect(frame.value == .corners(LayerValue(cornerRadius: 8, corners: .topLeft)))
  }

  @Test func anAnimatedShadowReplacesThatOfTheLayer() throws {
    add("shadowOpacity") { ($0.fromValue, $0.toValue) = (0, 1) }
    let frames = try #require(scene.motions(of: scene.box).first?.tracks.first?.frames)
    let shadows = frames.compactMap { frame -> ShadowValue? in
      if case .shadow(let shadow) = frame.value { shadow } else { nil }
    }
    #expect(shadows.map { $0.color & 0xFF } == [0, 0xFF])
    #expect(!shadows.contains { !$0.isOfContent })
  }

  // MARK: - Values that are none

  @Test(
    arguments: [
      (Float.greatestFiniteMagnitude, 1.0), (.infinity, 1e-300), (1, .infinity), (1, .nan),
      (.nan, -4), (2, .greatestFiniteMagnitude),
    ]
  )
  func infiniteAndInvalidNumbersDoNotTrap(count: Float, duration: Double) {
    add("transform.rotation.z") {
      ($0.toValue, $0.duration, $0.repeatCount, $0.isCumulative) = (6, duration, count, true)
      $0.delegate = scene
    }
    scene.advance(3)
    _ = scene.motions(of: scene.box)
    #expect(layer.presentation() != nil)
    scene.run { layer.removeAllAnimations() }
  }

  @Test func extremeSpeedsAndBeginTimesDoNotEndAnimations() {
    add("opacity") { ($0.toValue, $0.delegate) = (0, scene) }
    scene.run { layer.speed = 1e-30 }
    scene.advance(1)
    scene.run { layer.beginTime = 1e300 }
    scene.advance(1)
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func aNewTimeOffsetChangesTheEpoch() {
    add("opacity") { $0.toValue = 0 }
    scene.run { layer.speed = 0 }
    let before = scene.motions(of: scene.box).map(\.epoch)
    scene.run { layer.timeOffset = layer.timeOffset + 0.5 }
    let after = scene.motions(of: scene.box)
    #expect(after.map(\.epoch) != before)
  }

  @Test func anUnknownKeyPathIsIgnored() {
    add("colour.of.hope") { $0.toValue = 1 }
    #expect(scene.motions(of: scene.box).isEmpty)
    scene.advance(1)
  }
}
