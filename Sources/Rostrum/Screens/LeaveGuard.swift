/// A presenter or screen that may hold work a person would lose by leaving.
///
/// Whatever a person does to leave (back, a swipe, a sheet swiped down, another address) waits for
/// ``mayLeave()``. What the program closes itself, such as a form that has just saved, asks nobody.
@MainActor
public protocol LeaveGuard: AnyObject {
  /// Whether leaving now would lose something.
  ///
  /// While false, nobody is asked and a swipe just follows the finger.
  var hasUnsavedWork: Bool { get }

  /// Asked only while ``hasUnsavedWork`` is true; usually shows an alert.
  /// - Returns: Whether the screen may go.
  func mayLeave() async -> Bool
}
