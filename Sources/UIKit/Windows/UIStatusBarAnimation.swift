/// The animation with which the status bar is shown or hidden.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
