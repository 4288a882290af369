// The user's accessibility settings. The web hides assistive technology from pages by design:
// settings that a page cannot know are constants, and their notifications are never posted.

extension UIAccessibility {
  /// Always false: pages cannot detect a screen reader.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { false }
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }

  /// A Boolean value that indicates whether transitions cross-fade; with reduced motion they always
  /// do.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    isReduceMotionEnabled
  }

  /// A Boolean value that indicates whether videos may start automatically.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool {
    !isReduceMotionEnabled
  }

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification"
  )
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )

  /// The notification that assistive technology has focused an element, with the keys below.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
