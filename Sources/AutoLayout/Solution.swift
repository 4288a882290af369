/// The values of a system's variables, and the conflicts that were resolved to get them.
public struct Solution: Hashable, Sendable {
  /// The value of each variable.
  public let values: [Double]

  /// The conflicts of required constraints, in the order in which they were found.
  public let conflicts: [Conflict]
}
