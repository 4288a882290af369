/// A request to the display that is performed once and does not change the tree.
public enum DisplayRequest: Sendable, Equatable {
  /// Screen readers read a text.
  case announce(String)
  /// An address is opened outside of the app.
  case open(String)
  /// A text is put on the clipboard.
  case copy(String)
  /// The device vibrates or plays a sound, where it can.
  case feedback(Feedback)
}

/// Haptic or audible feedback.
public enum Feedback: Sendable, Hashable {
  /// A tap of a strength from 0 to 1.
  case impact(Double)
  /// A choice has changed.
  case selection
  case success
  case warning
  case error
  /// The device's long vibration.
  case vibration
  /// A system sound, by its number.
  case sound(UInt32)
}
