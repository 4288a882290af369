import AppAutomation
public import Foundation
public import UIKit

/// The device on which the app runs.
@preconcurrency @MainActor
public final class XCUIDevice: NSObject {
  public static let shared = XCUIDevice()

  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp, volumeDown, action, camera
  }

  public enum Appearance: Int, Sendable {
    case unspecified, light, dark
  }

  override private init() {}

  /// The orientation; that of the screen turns with it.
  public var orientation = UIDeviceOrientation.portrait {
    didSet { XCUIApplication.send(.rotateDevice(isLandscape: orientation.isLandscape)) }
  }

  public var appearance = Appearance.light {
    didSet { XCUIApplication.send(.setDark(appearance == .dark)) }
  }

  /// Presses a button; the home button leads to the home screen, others have no effect.
  public func press(_ button: Button) {
    if button == .home { XCUIApplication.leave() }
  }
}
