import AutoLayout

/// The origin of a linear constraint, for reports.
enum LayoutSource {
  case constraint(NSLayoutConstraint)

  /// A constraint that UIKit adds for a view: its content's size, a stack's alignment.
  case implied(ImpliedConstraint, UIView)
}

/// Kinds of constraints that UIKit adds itself.
enum ImpliedConstraint: String {
  case alignment = "UISV-alignment"
  case autoresizing = "NSAutoresizingMaskLayoutConstraint"
  case canvas = "UISV-canvas-connection"
  case contentSize = "NSContentSizeLayoutConstraint"
  case distribution = "UISV-distributing"
  case fitting = "UIView-Encapsulated-Layout-Size"
  case readableWidth = "UIViewReadableContentGuide"
  case spacing = "UISV-spacing"
  case span = "UISV-spanning-fit"
}

/// Linear constraints in the order in which they are written.
///
/// A row is written term by term and ends with ``close(_:priority:isBreakable:_:)``. Everything but the
/// constants is the structure, which tells whether a system must be built anew.
struct LayoutRows {
  private struct Header: Equatable {
    var relation: Relation
    var priority: Float
    var isBreakable: Bool

    /// The end of the row's terms among all terms.
    var end: Int32
  }

  private var headers = ContiguousArray<Header>()
  private var variables = ContiguousArray<Int32>()
  private var coefficients = ContiguousArray<Double>()

  /// The right side of each row.
  private(set) var constants = ContiguousArray<Double>()

  /// The origin of each row; empty in rows that are kept for comparison.
  private(set) var sources = ContiguousArray<LayoutSource>()

  /// The constants on the left side of the row that is being written.
  private var leftConstant = 0.0

  var count: Int { headers.count }

  // MARK: - Writing

  /// Adds a variable times a coefficient to the left side.
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    variables.append(variable)
    coefficients.append(coefficient)
  }

  /// Adds a constant to the left side.
  mutating func add(constant: Double) { leftConstant += constant }

  /// Ends a row that compares the left side with zero.
  ///
  /// Without a term there is nothing to solve, and the row is dropped.
  mutating func close(
    _ relation: Relation,
    priority: Float = .requiredPriority,
    isBreakable: Bool = true,
    _ source: LayoutSource
  ) {
    defer { leftConstant = 0 }
    guard variables.count > Int(headers.last?.end ?? 0) else { return }
    headers.append(
      Header(
        relation: relation,
        priority: priority,
        isBreakable: isBreakable,
        end: Int32(variables.count)
      )
    )
    constants.append(-leftConstant)
    sources.append(source)
  }

  // MARK: - Reading

  /// Returns whether everything but the constants is equal.
  ///
  /// - Complexity: O(t) for t terms.
  func hasStructure(of other: LayoutRows) -> Bool {
    headers == other.headers && variables == other.variables && coefficients == other.coefficients
  }

  /// The rows without their sources, which hold views.
  var withoutSources: LayoutRows {
    var rows = self
    rows.sources = []
    return rows
  }

  /// Adds the rows to a graph.
  func insert(
    into graph: ConstraintGraph,
    _ graphVariables: [ConstraintGraph.Variable]
  ) -> [ConstraintGraph.Constraint] {
    var start = 0
    return headers.indices.map { row in
      let header = headers[row]
      let terms = (start..<Int(header.end)).map { term in
        ConstraintGraph.Term(graphVariables[Int(variables[term])], coefficients[term])
      }
      start = Int(header.end)
      return graph.add(
        terms,
        header.relation,
        constants[row],
        priority: header.priority,
        isBreakable: header.isBreakable
      )
    }
  }
}
