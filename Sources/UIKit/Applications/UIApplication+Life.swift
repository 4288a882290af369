import Synchronization
import UIKitHosting

// An app's life cycle follows from that of its scenes. Its delegate's life-cycle methods are called
// only in apps without scene delegates, as on iOS; notifications are always posted.

extension UIApplication {
  /// Returns the state of the app if a scene had another state.
  final func _state(
    of scene: UIScene? = nil,
    being state: UIScene.ActivationState = .unattached
  ) -> State {
    let states = _scenes.map { $0 === scene ? state : $0.activationState }
    if states.contains(.foregroundActive) { return .active }
    // An app that is being launched is inactive.
    return states.contains(.foregroundInactive) || !states.contains(.background)
      ? .inactive : .background
  }

  /// Called when a scene is about to change its state.
  final func _willChange(from old: State, to new: State) {
    if old == .active, new != .active {
      if _hasNoSceneDelegate { _appDelegate.applicationWillResignActive(self) }
      _post(Self.willResignActiveNotification)
    }
    if old == .background, new != .background {
      if _hasNoSceneDelegate { _appDelegate.applicationWillEnterForeground(self) }
      _post(Self.willEnterForegroundNotification)
      if let left = _lastDay, left != _today { _timeChanged() }
    }
  }

  /// Called when a scene has changed its state.
  final func _didChange(from old: State, to new: State) {
    if new == .active, old != .active {
      if _hasNoSceneDelegate { _appDelegate.applicationDidBecomeActive(self) }
      _post(Self.didBecomeActiveNotification)
    }
    if new == .background, old != .background {
      _lastDay = _today
      if _hasNoSceneDelegate { _appDelegate.applicationDidEnterBackground(self) }
      _post(Self.didEnterBackgroundNotification)
    }
  }

  /// Called when its last scene has ended.
  final func _terminate() {
    CurrentScene.$launching.withValue(self, operation: terminate)
  }

  private func terminate() {
    _appDelegate.applicationWillTerminate(self)
    _post(Self.willTerminateNotification)
    for expire in _backgroundTasks.withLock({ $0.endAll() }) { expire() }
  }

  /// Called with the delegate in place, before the first scene connects.
  final func _launch(for scene: UIWindowScene) {
    _launchScene = scene
    CurrentScene.$launching.withValue(self) {
      let window = makeMainWindow()
      _ = _appDelegate.application(self, willFinishLaunchingWithOptions: nil)
      let finished = OptionalRequirement.didFinishLaunching.call {
        _appDelegate.application(self, didFinishLaunchingWithOptions: nil)
      }
      if finished == nil { _appDelegate.applicationDidFinishLaunching(self) }
      if let window, _appDelegate.window === window { window.makeKeyAndVisible() }
      _post(Self.didFinishLaunchingNotification)
    }
    _launchScene = nil
  }

  /// Makes the window of an app without scenes, if its Info.plist names a storyboard.
  private func makeMainWindow() -> UIWindow? {
    guard let name = _manifest.mainStoryboard else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let storyboard = UIStoryboard(name: name, bundle: _manifest.bundle)
    AppManifest.fill(window, from: storyboard)
    _appDelegate.window = window
    return window
  }

  /// Adopts the device state of its newest page.
  final func _update(_ device: Device) {
    let isElsewhere = device.timeZone != _device.timeZone
    _device = device
    if isElsewhere { CurrentScene.$launching.withValue(self, operation: _timeChanged) }
  }

  private func _timeChanged() {
    _appDelegate.applicationSignificantTimeChange(self)
    _post(Self.significantTimeChangeNotification)
  }

  private var _today: DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = _device.timeZone
    let date = _scenes.first?._runtime?.clock.date ?? Date()
    return calendar.dateComponents([.year, .month, .day], from: date)
  }

  private func _post(_ name: Notification.Name) {
    NotificationCenter.post(name, object: self, in: .application(self))
  }
}
