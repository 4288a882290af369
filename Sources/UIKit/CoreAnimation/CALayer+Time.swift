import UIKitHosting

// The media timing of a layer.

extension CALayer: CAMediaTiming {
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

  // The time of a layer neither ends nor repeats here.

  /// Stored without effect; infinite by default.
  public var duration: CFTimeInterval {
    get { lazyState?.timing?.duration ?? .infinity }
    set { changeTiming { $0.duration = newValue } }
  }

  /// Stored without effect.
  public var repeatCount: Float {
    get { lazyState?.timing?.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Stored without effect.
  public var repeatDuration: CFTimeInterval {
    get { lazyState?.timing?.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Stored without effect.
  public var autoreverses: Bool {
    get { lazyState?.timing?.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Stored without effect.
  public var fillMode: CAMediaTimingFillMode {
    get { lazyState?.timing?.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout StoredLayerTiming) -> Void) {
    var timing = lazyState?.timing ?? StoredLayerTiming()
    change(&timing)
    _makeLazyState().timing = timing
  }
}

/// The timing of a layer that has no effect.
struct StoredLayerTiming {
  var duration = CFTimeInterval.infinity
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}
