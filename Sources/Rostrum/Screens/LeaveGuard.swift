/// A presenter or screen with work that the user might lose by leaving.
///
/// Every way in which the user leaves (back, a swipe, swiping a sheet down, another address) waits
/// for ``mayLeave()``. It is not called when the program itself closes a screen, such as a form
/// that has just saved.
@MainActor
public protocol LeaveGuard: AnyObject {
  /// A Boolean value indicating whether leaving now would lose work.
  ///
  /// While it is false, ``mayLeave()`` is not called and a swipe is not delayed.
  var hasUnsavedWork: Bool { get }

  /// Returns whether the screen may be left; usually shows an alert.
  ///
  /// It is called only while ``hasUnsavedWork`` is true.
  /// - Returns: Whether the screen may be left.
  func mayLeave() async -> Bool
}
