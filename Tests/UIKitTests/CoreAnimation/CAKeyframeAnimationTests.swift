import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct CAKeyframeAnimationTests {
  private let scene = AnimatedScene()

  private var layer: CALayer { scene.box.layer }

  private func add(_ keyPath: String, _ change: (CAKeyframeAnimation) -> Void) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.duration = 1
    change(animation)
    scene.run { layer.add(animation, forKey: "keyframes") }
  }

  /// Returns the opacity at some times, in seconds from the beginning.
  private func opacities(_ times: [Double]) -> [Double] {
    var last = 0.0
    return times.map { time in
      scene.advance(time - last)
      last = time
      return (Double(layer.presentation()?.opacity ?? -1) * 1000).rounded() / 1000
    }
  }

  @Test func keyTimesAreEvenByDefault() {
    add("opacity") { $0.values = [0, 1, 0.5] }
    #expect(opacities([0.25, 0.5, 0.75]) == [0.5, 1, 0.75])
  }

  @Test func valuesAreReachedAtTheirTimes() {
    add("opacity") { ($0.values, $0.keyTimes) = ([0, 1, 0.5], [0, 0.2, 1]) }
    #expect(opacities([0.1, 0.2, 0.6]) == [0.5, 1, 0.75])
  }

  @Test func discreteValuesAreKeptUntilTheNext() {
    add("opacity") { ($0.values, $0.calculationMode) = ([0, 0.5], .discrete) }
    #expect(opacities([0.4, 0.6, 0.99]) == [0, 0.5, 0.5])
  }

  @Test func pacedValuesAreEvenlyFast() {
    add("opacity") { ($0.values, $0.calculationMode) = ([0, 0.25, 1], .paced) }
    #expect(opacities([0.25, 0.5]) == [0.25, 0.5])
  }

  @Test func aCubicCurvePassesItsValues() {
    add("opacity") { ($0.values, $0.calculationMode) = ([0, 0.2, 0.8, 1], .cubic) }
    let values = opacities([1.0 / 3, 0.5, 2.0 / 3])
    #expect(values[0] == 0.2 && values[2] == 0.8)
    #expect(values[1] == 0.5)
  }

  @Test func eachIntervalHasItsTimingFunction() {
    add("opacity") {
      $0.values = [0, 1, 0]
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    let values = opacities([0.25, 0.75])
    #expect(values[0] < 0.4)
    #expect(values[1] == 0.5)
  }

  @Test func aPathIsFollowed() {
    add("position") {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 10))
      ($0.path, $0.calculationMode) = (path, .paced)
    }
    scene.advance(0.75)
    #expect(layer.presentation()?.position == CGPoint(x: 30, y: 0))
    scene.advance(0.125)
    #expect(layer.presentation()?.position == CGPoint(x: 30, y: 5))
  }

  @Test func rotationModeTurnsALayerAlongItsPath() throws {
    add("position") {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 0, y: 10))
      ($0.path, $0.rotationMode) = (path, .rotateAuto)
    }
    scene.advance(0.5)
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 2) < 1e-6)
    let motion = try #require(scene.motions(of: scene.box).first)
    #expect(Set(motion.tracks.map(\.property)) == [.position, .rotation])
  }

  @Test func displaysReceiveTheKeyframes() throws {
    add("transform.translation.x") {
      ($0.values, $0.keyTimes) = ([0, -10, 10, 0], [0, 0.2, 0.6, 1])
    }
    let motion = try #require(scene.motions(of: scene.box).first)
    #expect(motion.numbers(of: .translation).map(\.[0]) == [0, -10, 10, 0])
    #expect(motion.tracks.first?.frames.map(\.place) == [0, 0.2, 0.6, 1])
  }

  @Test func discreteFramesShowTheirOwnValues() throws {
    add("opacity") {
      ($0.values, $0.calculationMode, $0.duration) = ([0, 0.2, 0.4, 0.6, 0.8], .discrete, 0.7)
    }
    let track = try #require(scene.motions(of: scene.box).first?.tracks.first)
    let shown = track.frames.filter { abs($0.place * 5 - ($0.place * 5).rounded()) < 1e-9 }
    let last = [0, 0.2, 0.4, 0.6, 0.8, 0.8].map { MotionValue.Value.number(Double(Float($0))) }
    #expect(shown.map(\.value) == last)
  }

  @Test func rotationAlongACircleIsContinuous() throws {
    add("position") {
      let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
      ($0.path, $0.rotationMode, $0.calculationMode) = (circle, .rotateAuto, .paced)
    }
    let motion = try #require(scene.motions(of: scene.box).first)
    let angles = motion.numbers(of: .rotation).map(\.[2])
    #expect(zip(angles, angles.dropFirst()).allSatisfy { abs($1 - $0) < 0.6 })
    #expect(abs(abs((angles.last ?? 0) - (angles.first ?? 0)) - 2 * .pi) < 0.5)
  }

  @Test func decreasingKeyTimesAreSentInOrder() throws {
    add("opacity") { ($0.values, $0.keyTimes) = ([0, 1, 0], [0, 0.8, 0.3]) }
    let places = scene.motions(of: scene.box).first?.tracks.first?.frames.map(\.place) ?? []
    #expect(places == places.sorted())
  }

  @Test func withoutValuesNothingMoves() {
    add("opacity") { _ in }
    #expect(opacities([0.5]) == [1])
    #expect(scene.motions(of: scene.box).allSatisfy { !$0.tracks.isEmpty })
  }

  // MARK: - Groups and springs

  @Test func aGroupPlaysItsAnimationsWithinItsDuration() throws {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    fade.beginTime = 1
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue) = (0, 2)
    let group = CAAnimationGroup()
    group.animations = [fade, turn]
    group.duration = 2
    scene.run { layer.add(group, forKey: "both") }
    #expect(opacities([0.5, 1.5]) == [1, 0.5])
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs((angle ?? 0) - 1.5) < 1e-6)
    let motion = try #require(scene.motions(of: scene.box).first)
    #expect(Set(motion.tracks.map(\.property)) == [.opacity, .rotation])
    #expect(motion.duration == 2)
    let shown = motion.numbers(of: .rotation).map(\.[2])
    #expect(abs((shown.last ?? 0) - 2) < 1e-6)
    scene.advance(0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func aSpringOvershootsAndComesToRest() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.damping = 5
    spring.duration = spring.settlingDuration
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 5)
    scene.run { layer.add(spring, forKey: "spring") }
    scene.advance(0.32)
    #expect(layer.presentation()?.position.x ?? 0 > 110)
    scene.advance(spring.settlingDuration - 0.33)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 100) < 1)
  }

  @Test func aSpringIsMadeByItsPerceivedDuration() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.2) < 1e-9)
    #expect(spring.duration == spring.settlingDuration)
  }
}
