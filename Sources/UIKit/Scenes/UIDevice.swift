import UIKitHosting

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// What the reader holds, as far as a page knows it: a phone or a tablet, upright or not.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  /// That of the scene whose event is being handled.
  open class var current: UIDevice { shared }

  /// As on iOS for apps that may not know more, the model.
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version whose UIKit this one follows.
  open var systemVersion: String { "18.0" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// Upright where the scene is higher than it is wide.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.height >= bounds.width ? .portrait : .landscapeLeft
  }

  open var isMultitaskingSupported: Bool { true }

  // MARK: Notifications of orientation

  /// Posted when the scene has become higher than it is wide, or the other way round.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// Whether somebody has asked for notifications of orientation, as the app itself does.
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

  /// Plays the click of a keyboard's keys where a person has turned that on; displays play no sounds.
  open func playInputClick() {}

  private var application: UIApplication? {
    _SceneRuntime.current?.application ?? CurrentScene.launching
  }
}
