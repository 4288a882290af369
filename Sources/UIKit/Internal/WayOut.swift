/// What became of a person's wish to leave a screen.
package enum _WayOut {
  case left
  /// The app was asked and did not allow it, or not yet.
  case refused
  /// There is nothing to leave, and nobody was asked.
  case impossible
}
