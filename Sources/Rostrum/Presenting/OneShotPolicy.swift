/// What becomes of a one-shot that is sent while no view is attached.
public enum OneShotPolicy: Sendable {
  /// It waits for the next view, and is delivered after the state, in the order of sending
  /// (an alert).
  case wait
  /// It is forgotten (a toast, scrolling to the top).
  case vanish
}
