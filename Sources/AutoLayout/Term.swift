/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The number of the variable.
  public var variable: Int

  /// The factor of the variable.
  public var coefficient: Double

  /// Creates a term.
  public init(_ variable: Int, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

extension Float {
  /// The priority of constraints that must hold.
  public static let requiredPriority: Float = 1000
}
