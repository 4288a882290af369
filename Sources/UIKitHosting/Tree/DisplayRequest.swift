/// A request to the display that is performed once and does not change the tree.
public enum DisplayRequest: Sendable, Equatable {
  /// Announce a text by screen readers.
  case announce(String)
  /// Open an address outside of the app.
  case open(String)
  /// Copy a text to the clipboard.
  case copy(String)
  /// Vibrate or play a sound, if the device can.
  case feedback(Feedback)
}

/// Haptic or audible feedback.
public enum Feedback: Sendable, Hashable {
  /// An impact of an intensity from 0 to 1.
  case impact(Double)
  /// A change of a selection.
  case selection
  case success
  case warning
  case error
  /// The device's long vibration.
  case vibration
  /// A system sound, by its identifier.
  case sound(UInt32)
}
