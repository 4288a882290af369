/// The handling of a one-shot that is sent while no view is attached.
public enum OneShotPolicy: Sendable {
  /// The one-shot waits for the next view and is delivered after the state, in the order of sending
  /// (an alert).
  case wait
  /// The one-shot is discarded (a toast, scrolling to the top).
  case vanish
}
