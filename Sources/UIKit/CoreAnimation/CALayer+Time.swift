import UIKitHosting

// The media timing of a layer.

extension CALayer {
  /// The beginning of the layer's time, in the time of `CACurrentMediaTime()`.
  public var beginTime: CFTimeInterval {
    get { lazyState?.animations?.time.begin ?? 0 }
    set { _makeAnimations().time.begin = newValue }
  }

  /// The ratio of the layer's time to the scene's; 0 pauses its animations at ``timeOffset``.
  public var speed: Float {
    get { Float(lazyState?.animations?.time.speed ?? 1) }
    set { _makeAnimations().time.speed = Double(newValue) }
  }

  /// The offset of the layer's time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { lazyState?.animations?.time.offset ?? 0 }
    set { _makeAnimations().time.offset = newValue }
  }
}
