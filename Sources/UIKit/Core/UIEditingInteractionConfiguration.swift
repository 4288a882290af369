/// Whether gestures of three fingers undo, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none, `default`
}
