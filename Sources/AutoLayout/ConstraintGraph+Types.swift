extension ConstraintGraph {
  /// The role of a variable, which decides when it is placed if it is ambiguous.
  public enum Role: Sendable {
    /// A width or height.
    case size

    /// The place of an edge or of a centre, which elimination expresses by sizes.
    case position
  }

  /// A variable of a graph.
  public struct Variable: Hashable, Sendable {
    let index: Int32
    let key: UInt32
  }

  /// A constraint of a graph.
  public struct Constraint: Hashable, Sendable {
    let index: Int32
    let serial: UInt32
  }

  /// A variable times a coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable

    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// Required constraints that contradict each other, and the one that was broken.
  public struct Contradiction: Hashable, Sendable {
    /// The constraints that cannot hold together, in the order of their addition.
    public let constraints: [Constraint]

    /// The constraint that is ignored: of the breakable ones, the last.
    public let broken: Constraint
  }

  /// The changes that a solve made.
  public struct Changes: Sendable {
    /// The variables that have new values, each once.
    public internal(set) var changed: [Variable] = []

    /// The contradictions that the solve before this one did not have.
    public internal(set) var contradictions: [Contradiction] = []

    /// The number of clusters that were solved.
    public internal(set) var solvedClusters = 0
  }
}

/// A variable in the memory of a graph, in 16 bytes.
struct VariableSlot {
  var value: Double

  /// The order of the variable: its serial number, and a flag for positions.
  ///
  /// 0 is an unused slot.
  var key: UInt32

  /// The variable's cluster, or one of the negative numbers below.
  var cluster: Int32

  static let noCluster: Int32 = -1
  static let given: Int32 = -2
  static let positionFlag: UInt32 = 1 << 31
}

/// A constraint in the memory of a graph.
struct ConstraintSlot {
  var constant: Double

  /// The order of addition, or 0 for a removed constraint.
  var serial: UInt32

  /// The constraint's cluster, or -1.
  var cluster: Int32

  /// The constraint's number in the plan of its cluster, or among the loose constraints.
  var position: Int32

  static let noCluster: Int32 = -1
}
