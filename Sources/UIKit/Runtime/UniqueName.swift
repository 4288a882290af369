/// Generated identifiers for objects without one, unique within the process.
///
/// They are counted, because reading the system's random number generator would cost more than the
/// rest of an action.
@MainActor
enum UniqueName {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "dynamic.\(count)"
  }
}
