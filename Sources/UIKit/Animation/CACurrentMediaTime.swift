import UIKitHosting

/// A number of seconds.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// The time of animations: seconds on the clock of the scene whose event is being handled, which only
/// moves forward; outside of scenes since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval {
  _mediaTime(of: CurrentScene.runtime?.clock)
}

/// The seconds on a scene's clock.
func _mediaTime(of clock: (any HostClock)?) -> CFTimeInterval {
  guard let clock, !(clock is SystemHostClock) else { return ProcessInfo.processInfo.systemUptime }
  return clock.date.timeIntervalSinceReferenceDate
}
