import Foundation
import Testing
import UIKit

/// Apple: `UIMotionEffect`, `UIInterpolatingMotionEffect`, `UIMotionEffectGroup`.
@MainActor
struct UIMotionEffectTests {
  private func shift(
    _ path: String,
    _ type: UIInterpolatingMotionEffect.EffectType
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    return effect
  }

  private func numbers(_ values: [String: Any]?) -> [String: Double] {
    (values ?? [:]).compactMapValues { ($0 as? NSNumber)?.doubleValue }
  }

  @Test(arguments: [(-1.0, -20.0), (0.0, 0.0), (0.5, 10.0), (1.0, 20.0), (7.0, 20.0)])
  func aValueLiesBetweenTheLeastAndTheGreatest(_ offset: Double, _ value: Double) {
    let effect = shift("center.x", .tiltAlongHorizontalAxis)
    let values = effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: CGFloat(offset), vertical: 1)
    )
    #expect(numbers(values) == ["center.x": value])
  }

  @Test func aGroupAddsUp() {
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = [
      shift("center.x", .tiltAlongHorizontalAxis), shift("center.y", .tiltAlongVerticalAxis),
      shift("center.x", .tiltAlongHorizontalAxis),
    ]
    let offset = UIOffset(horizontal: 1, vertical: -1)
    let values = group.keyPathsAndRelativeValues(forViewerOffset: offset)
    #expect(numbers(values) == ["center.x": 40, "center.y": -20])
  }

  @Test func aViewKeepsItsEffects() {
    let view = UIView()
    let (first, second) = (UIMotionEffect(), UIMotionEffectGroup())
    view.addMotionEffect(first)
    view.addMotionEffect(second)
    view.addMotionEffect(first)
    #expect(view.motionEffects == [first, second])
    view.removeMotionEffect(first)
    #expect(view.motionEffects == [second])
    #expect(UIView().motionEffects.isEmpty)
  }
}
