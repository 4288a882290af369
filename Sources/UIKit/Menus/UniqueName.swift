/// Names for what an app gives none, each new in this process.
///
/// They are counted: a random one would read the system's source of chance, which costs more than
/// the rest of an action.
@MainActor
enum UniqueName {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "dynamic.\(count)"
  }
}
