import Foundation

/// A group of animations that run together, in the time of the group.
///
/// The animations end with the group at the latest, and their delegates are not called.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func _take(_ other: CAAnimation) {
    super._take(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func _adopt(duration: TimeInterval, timingFunction: CAMediaTimingFunction?) {
    super._adopt(duration: duration, timingFunction: nil)
    for animation in animations ?? [] {
      animation._adopt(duration: self.duration, timingFunction: nil)
    }
  }

  override var _keyPaths: [String] {
    (animations ?? []).flatMap(\._keyPaths)
  }

  override func _values(on layer: CALayer, at place: Double, round: Int) -> [(
    String, AnimatedValue
  )] {
    // An animation that ends with the group keeps its final value there.
    let time = min(place * duration, duration - 1e-9)
    return (animations ?? []).flatMap { animation -> [(String, AnimatedValue)] in
      guard let moment = animation._moment(at: time - animation.beginTime) else { return [] }
      return animation._values(on: layer, at: animation._place(moment), round: moment.round)
    }
  }
}
