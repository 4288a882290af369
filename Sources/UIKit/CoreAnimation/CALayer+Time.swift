import UIKitHosting

// The time of a layer's animations.

extension CALayer {
  /// When the layer's time begins, in the time of `CACurrentMediaTime()`.
  public var beginTime: CFTimeInterval {
    get { rare?.animations?.time.begin ?? 0 }
    set { _makeAnimations().time.begin = newValue }
  }

  /// The factor between the layer's time and the scene's; with 0 its animations stand still at ``timeOffset``.
  public var speed: Float {
    get { Float(rare?.animations?.time.speed ?? 1) }
    set { _makeAnimations().time.speed = Double(newValue) }
  }

  /// Seconds that the layer's time is ahead.
  public var timeOffset: CFTimeInterval {
    get { rare?.animations?.time.offset ?? 0 }
    set { _makeAnimations().time.offset = newValue }
  }
}
