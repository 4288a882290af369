/// The result of a user's attempt to leave a screen.
package enum _DismissalResult {
  case dismissed
  /// The app did not allow it, or not yet.
  case refused
  /// There is nothing to leave, and the app was not asked.
  case impossible
}
