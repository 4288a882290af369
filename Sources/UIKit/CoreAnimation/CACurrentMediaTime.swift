import UIKitHosting

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Returns the time of animations, in seconds.
///
/// The time is that of the clock of the scene whose event is being handled; outside scenes, the
/// time since the machine was started. It never moves backwards.
public func CACurrentMediaTime() -> CFTimeInterval {
  _mediaTime(of: CurrentScene.runtime?.clock)
}

/// Returns the time of a scene's clock, in seconds.
func _mediaTime(of clock: (any HostClock)?) -> CFTimeInterval {
  guard let clock, !(clock is SystemHostClock) else { return ProcessInfo.processInfo.systemUptime }
  return clock.date.timeIntervalSinceReferenceDate
}
