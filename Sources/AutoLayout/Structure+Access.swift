extension Structure {
  /// Calls a closure with each constraint.
  public func forEachConstraint(
    _ body: (_ index: Int, _ terms: [Term], _ relation: Relation, _ priority: Float) -> Void
  ) {
    forEachHeader { index, terms, header in
      body(index, terms, header.relation, header.priority)
    }
  }

  /// Calls a closure with each constraint's number, terms and header.
  func forEachHeader(_ body: (Int, [Term], ConstraintHeader) -> Void) {
    words.withUnsafeBufferPointer { words in
      var terms: [Term] = []
      var (index, constraint) = (0, 0)
      while index < words.count {
        switch StructureWords.read(words, &index) {
        case .term(let variable, let coefficient): terms.append(Term(Int(variable), coefficient))
        case .end(let header):
          body(constraint, terms, header)
          terms.removeAll(keepingCapacity: true)
          constraint += 1
        }
      }
    }
  }

  /// The constraints' headers.
  var headers: [ConstraintHeader] {
    var result: [ConstraintHeader] = []
    result.reserveCapacity(constraintCount)
    forEachHeader { _, _, header in result.append(header) }
    return result
  }

  /// Returns the terms and the header of a constraint.
  ///
  /// - Complexity: O(k) for k constraints.
  func constraint(at number: Int) -> (terms: [Term], header: ConstraintHeader)? {
    var result: (terms: [Term], header: ConstraintHeader)?
    forEachHeader { index, terms, header in
      if index == number { result = (terms, header) }
    }
    return result
  }

  /// Returns a structure with only some of the constraints, in the order of `constraints`.
  func restricted(to constraints: some Sequence<Int>) -> Structure {
    var all: [(terms: [Term], header: ConstraintHeader)] = []
    all.reserveCapacity(constraintCount)
    forEachHeader { _, terms, header in all.append((terms, header)) }
    var result = Structure(
      variableCount: variableCount,
      sizeCount: sizeCount,
      sortedGiven: given
    )
    for index in constraints {
      let (terms, header) = all[index]
      for term in terms { result.appendTerm(term) }
      result.close(header)
    }
    return result
  }
}
