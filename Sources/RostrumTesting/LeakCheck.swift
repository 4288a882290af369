/// The result of a failed ``checkLeaks(_:)``.
public struct LeakError: Error, CustomStringConvertible {
  /// The names of the objects that are still alive; empty if none was tracked.
  public var survivors: [String]

  public var description: String {
    survivors.isEmpty
      ? "Nothing was tracked, so nothing was checked; call track(object) in the body."
      : "Still alive: \(survivors.joined(separator: ", ")). Look for a closure or a task that "
        + "holds one of them, or a screen that was never closed."
  }
}

/// Runs a flow and checks that the objects it tracked are deallocated afterwards.
///
/// ```swift
/// try await checkLeaks { track in
///   let test = TestNavigator()
///   test.start(track(ContactsCoordinator(…)))
///   test.close()
/// }
/// ```
/// - Throws: ``LeakError`` with the objects that are still alive, and any error of `body`.
@MainActor
public func checkLeaks(_ body: @MainActor (LeakTracker) async throws -> Void) async throws {
  let tracker = LeakTracker()
  try await body(tracker)
  await settleMainActor()
  let survivors = tracker.survivors
  if tracker.isEmpty || !survivors.isEmpty { throw LeakError(survivors: survivors) }
}
