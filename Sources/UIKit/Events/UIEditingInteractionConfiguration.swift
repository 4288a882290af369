/// A value that indicates whether three-finger gestures undo, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none, `default`
}
