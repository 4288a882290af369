/// Constraints that no cluster has yet, with their terms.
struct LooseConstraints {
  /// The numbers of the constraints in the system.
  var constraints = ContiguousArray<Int32>()

  var headers = ContiguousArray<ConstraintHeader>()
  private var termEnds = ContiguousArray<Int>()
  var termVariables = ContiguousArray<Int32>()
  var termCoefficients = ContiguousArray<Double>()

  var isEmpty: Bool { constraints.isEmpty }

  mutating func append(_ variable: Int32, _ coefficient: Double) {
    precondition(coefficient.isFinite, "A coefficient is \(coefficient), which is not finite.")
    termVariables.append(variable)
    termCoefficients.append(coefficient)
  }

  /// Ends a constraint and returns its position.
  mutating func end(_ relation: Relation, priority: Float, isBreakable: Bool) -> Int32 {
    precondition(priority > 0, "A priority is \(priority), which is not a number above 0.")
    return end(
      ConstraintHeader(
        priority: priority,
        relation: relation,
        isBreakable: isBreakable
      )
    )
  }

  mutating func end(_ header: ConstraintHeader) -> Int32 {
    headers.append(header)
    termEnds.append(termVariables.count)
    return Int32(headers.count - 1)
  }

  /// Returns the terms of the constraint at a position.
  func terms(at position: Int32) -> Range<Int> {
    let start = position == 0 ? 0 : termEnds[Int(position) - 1]
    return start..<termEnds[Int(position)]
  }

  mutating func remove(_ constraint: Int32) {
    if let index = constraints.lastIndex(of: constraint) { constraints.remove(at: index) }
  }

  mutating func removeAll() {
    constraints.removeAll()
    headers.removeAll()
    termEnds.removeAll()
    termVariables.removeAll()
    termCoefficients.removeAll()
  }
}
