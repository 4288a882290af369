import UIKitHosting

public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The interface to assistive technology.
public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has appeared; the argument is the view to focus, or a text to announce.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is as for `screenChanged`.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement; the argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled into view; the argument is a text to announce.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to the scene of the argument, or to the scene whose event is being
  /// handled.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    guard let runtime = (argument as? UIView)?._runtime ?? _SceneRuntime.current else { return }
    switch argument {
    case let text as String: runtime.request(.announce(text))
    case let view as UIView where notification != .announcement && notification != .pageScrolled:
      runtime.focus(view)
    default: break
    }
  }

  /// A Boolean value that indicates whether the user prefers increased contrast.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    _SceneRuntime.current?.environment.increasesContrast ?? false
  }

  @MainActor public static var isReduceMotionEnabled: Bool {
    _SceneRuntime.current?.environment.reducesMotion ?? false
  }
}
