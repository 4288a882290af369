/// Divides a structure into clusters.
struct TemplateBuilder {
  private let structure: Structure
  private var terms = ContiguousArray<Term>()
  private var ends = ContiguousArray<Int>()
  private var headers = ContiguousArray<ConstraintHeader>()
  private var isGiven: ContiguousArray<Bool>

  /// Local numbers of variables, -1 between uses.
  private var numbers: ContiguousArray<Int32>

  init(_ structure: Structure) {
    self.structure = structure
    isGiven = ContiguousArray(repeating: false, count: structure.variableCount)
    numbers = ContiguousArray(repeating: -1, count: structure.variableCount)
    for variable in structure.given { isGiven[Int(variable)] = true }
    ends.reserveCapacity(structure.constraintCount)
    headers.reserveCapacity(structure.constraintCount)
    structure.forEachHeader { _, terms, header in
      self.terms += terms
      ends.append(self.terms.count)
      headers.append(header)
    }
  }

  /// Returns the template.
  ///
  /// - Complexity: O(k log k) for k terms, besides compiling clusters whose structure is not known.
  mutating func build(_ solver: Solver) -> SystemTemplate {
    var groups = Groups(count: ends.count)
    // The first constraint of each free variable represents the variable.
    var owners = ContiguousArray<Int32>(repeating: -1, count: structure.variableCount)
    for constraint in ends.indices {
      for term in terms[range(of: constraint)] where !isGiven[term.variable] {
        if owners[term.variable] >= 0 {
          groups.join(constraint, Int(owners[term.variable]))
        } else {
          owners[term.variable] = Int32(constraint)
        }
      }
    }
    let (constraints, groupEnds) = groups.lists()
    var clusters = ContiguousArray<TemplateCluster>()
    clusters.reserveCapacity(groupEnds.count)
    var start = 0
    for end in groupEnds {
      clusters.append(cluster(ContiguousArray(constraints[start..<end]), solver))
      start = end
    }
    return SystemTemplate(structure, clusters: clusters)
  }

  private func range(of constraint: Int) -> Range<Int> {
    (constraint == 0 ? 0 : ends[constraint - 1])..<ends[constraint]
  }

  private mutating func cluster(
    _ constraints: ContiguousArray<Int32>,
    _ solver: Solver
  ) -> TemplateCluster {
    var variables = ContiguousArray<Int32>()
    for constraint in constraints {
      for term in terms[range(of: Int(constraint))] where numbers[term.variable] < 0 {
        numbers[term.variable] = 0
        variables.append(Int32(term.variable))
      }
    }
    variables.sort()
    var given = ContiguousArray<Int32>()
    for (local, variable) in variables.enumerated() {
      numbers[Int(variable)] = Int32(local)
      if isGiven[Int(variable)] { given.append(Int32(local)) }
    }
    let local = localStructure(of: constraints, variables, given)
    for variable in variables { numbers[Int(variable)] = -1 }
    let free = variables.filter { !isGiven[Int($0)] }
    return TemplateCluster(
      plan: solver.plan(for: local),
      variables: variables,
      constraints: constraints,
      hasEven: free.contains { $0 & 1 == 0 },
      hasOdd: free.contains { $0 & 1 == 1 }
    )
  }

  private func localStructure(
    of constraints: ContiguousArray<Int32>,
    _ variables: ContiguousArray<Int32>,
    _ given: ContiguousArray<Int32>
  ) -> Structure {
    var result = Structure(
      variableCount: variables.count,
      sizeCount: variables.prefix { $0 < structure.sizeCount }.count,
      sortedGiven: given
    )
    let termCount = constraints.reduce(0) { $0 + range(of: Int($1)).count }
    result.reserve(constraints: constraints.count, terms: termCount)
    for constraint in constraints {
      for term in terms[range(of: Int(constraint))] {
        result.appendTerm(Term(Int(numbers[term.variable]), term.coefficient))
      }
      result.close(headers[Int(constraint)])
    }
    return result
  }
}
