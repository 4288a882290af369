import Foundation

/// Animations that are played together, in the time of the group.
///
/// What goes on beyond the group's duration is cut off. Delegates of the animations in it are not called.
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
    // What ends with the group is seen to its end.
    let time = min(place * duration, duration - 1e-9)
    return (animations ?? []).flatMap { animation -> [(String, AnimatedValue)] in
      guard let moment = animation._moment(at: time - animation.beginTime) else { return [] }
      return animation._values(on: layer, at: animation._place(moment), round: moment.round)
    }
  }
}
