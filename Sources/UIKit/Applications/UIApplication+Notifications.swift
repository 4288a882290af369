extension UIApplication {
  // The lifecycle of an app with all its scenes; the object is the application.

  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when the last scene of an app has ended.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Never posted here, where apps get no memory warnings.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted when the device has changed its time zone, and when the app returns on another day.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  /// Never posted here, where the frame of the status bar changes with the window alone.
  @available(*, deprecated, message: "use viewWillTransition(to:with:)")
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification"
  )
  /// Never posted here, where the frame of the status bar changes with the window alone.
  @available(*, deprecated, message: "use viewWillTransition(to:with:)")
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  /// Posted when a phone was turned.
  @available(*, deprecated, message: "use viewWillTransition(to:with:)")
  public nonisolated static let didChangeStatusBarOrientationNotification = _turned

  nonisolated static let _turned = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// Never posted here: there is only the notification afterwards.
  @available(*, deprecated, message: "use viewWillTransition(to:with:)")
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
}
