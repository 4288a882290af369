import UIKitHosting

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The user's device as far as a page can determine: a phone or tablet, and its orientation.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  /// The device of the scene whose event is being handled.
  open class var current: UIDevice { shared }

  /// The model, as on iOS for apps without access to the user's name for the device.
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The iOS version whose UIKit this one follows.
  open var systemVersion: String { "18.0" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// Portrait if the scene is at least as high as it is wide, otherwise landscape left.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.height >= bounds.width ? .portrait : .landscapeLeft
  }

  open var isMultitaskingSupported: Bool { true }

  // MARK: Battery and proximity

  /// A Boolean value that indicates whether the battery is observed, which browsers hide from pages.
  open var isBatteryMonitoringEnabled: Bool {
    get { application?._observesBattery ?? false }
    set { application?._observesBattery = newValue }
  }

  open var batteryState: UIDevice.BatteryState { .unknown }

  /// The charge, from 0 to 1; -1 as long as it is unknown.
  open var batteryLevel: Float { -1 }

  /// A Boolean value that indicates whether the proximity sensor is on: never, as on a device without
  /// one.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  open var proximityState: Bool { false }

  // MARK: Notifications

  /// Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )

  /// Never posted.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )

  /// Never posted.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )

  /// Posted when the scene changes between portrait and landscape proportions.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// A Boolean value indicating whether orientation notifications were requested; the app itself
  /// does so.
  open var isGeneratingDeviceOrientationNotifications: Bool {
    application?._orientationRequests ?? 0 > 0
  }

  open func beginGeneratingDeviceOrientationNotifications() {
    application?._orientationRequests += 1
  }

  open func endGeneratingDeviceOrientationNotifications() {
    guard let application, application._orientationRequests > 0 else { return }
    application._orientationRequests -= 1
  }

  /// Does nothing: displays play no keyboard clicks.
  open func playInputClick() {}

  private var application: UIApplication? {
    _SceneRuntime.current?.application ?? CurrentScene.launching
  }
}

extension UIDevice {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}

// The name is Apple's.
/// The idiom of the user's device; a function from before Swift.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UITraitCollection.current.userInterfaceIdiom
}
