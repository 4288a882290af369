/// Required constraints that contradict each other, and the one that was broken.
public struct Conflict: Hashable, Sendable {
  /// The constraints that cannot hold together, in ascending order.
  ///
  /// Without any one of them the others can hold.
  public let constraints: [Int]

  /// The constraint that the solver ignored: of the breakable ones, the last.
  ///
  /// If none of the constraints is breakable, it is the last of all.
  public let broken: Int
}
