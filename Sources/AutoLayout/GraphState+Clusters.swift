extension GraphState {
  /// Dissolves the clusters whose structure changed and forms new ones.
  ///
  /// - Complexity: O(k log k) for k constraints of these clusters, besides compiling structures
  ///   that are not known.
  mutating func rebuildPending() {
    var remaining = ContiguousArray<Int32>()
    for number in changedClusters {
      guard let cluster = clusters[Int(number)] else { continue }
      if cluster.change == .structure {
        dissolve(cluster, number)
      } else {
        remaining.append(number)
      }
    }
    changedClusters = remaining
    if loose.isEmpty { return }
    formClusters()
    loose.removeAll()
  }

  /// Sets variables to zero that lost their last constraint or their given value.
  mutating func resetReleased(_ changes: inout Changes) {
    for variable in released {
      let slot = variables[Int(variable)]
      guard slot.key != 0, slot.cluster == VariableSlot.noCluster, slot.value != 0 else { continue }
      variables[Int(variable)].value = 0
      changes.changed.append(Variable(index: variable, key: slot.key))
    }
    released.removeAll(keepingCapacity: true)
  }

  private mutating func dissolve(_ cluster: Cluster, _ number: Int32) {
    cluster.plan.structure.forEachHeader { position, terms, header in
      let index = cluster.constraints[position]
      let slot = constraints[Int(index)]
      // A constraint that changed its priority has left the cluster.
      guard slot.cluster == number else { return }
      if slot.serial == 0 {
        freeConstraints.append(index)
      } else {
        copy(terms, header, of: index, from: cluster)
        constraints[Int(index)].cluster = ConstraintSlot.noCluster
        loose.constraints.append(index)
      }
    }
    for variable in cluster.variables where variables[Int(variable)].cluster == number {
      variables[Int(variable)].cluster = VariableSlot.noCluster
      released.append(variable)
    }
    for variable in cluster.plan.structure.given {
      dependents[cluster.variables[Int(variable)]]?.removeAll { $0 == number }
    }
    clusters[Int(number)] = nil
    freeClusters.append(number)
  }

  /// Groups the loose constraints by the free variables that they share.
  private mutating func formClusters() {
    var groups = Groups(count: loose.constraints.count)
    solver.graphScratch.withNumbers(variables.count) { owners in
      // The first constraint of each free variable stands for the variable.
      for (number, index) in loose.constraints.enumerated() {
        for term in loose.terms(at: constraints[Int(index)].position) {
          let variable = Int(loose.termVariables[term])
          if variables[variable].cluster == VariableSlot.given { continue }
          if owners[variable] >= 0 {
            groups.join(number, Int(owners[variable]))
          } else {
            owners[variable] = Int32(number)
          }
        }
      }
      for variable in loose.termVariables { owners[Int(variable)] = -1 }
    }
    let (numbers, ends) = groups.lists()
    var start = 0
    for end in ends {
      form(sorted(numbers[start..<end]))
      start = end
    }
  }

  /// Returns the constraints at positions among the loose ones, in the order of their addition.
  private func sorted(_ positions: ArraySlice<Int32>) -> ContiguousArray<Int32> {
    var result = ContiguousArray<Int32>()
    result.reserveCapacity(positions.count)
    var isSorted = true
    var last: UInt32 = 0
    for position in positions {
      let index = loose.constraints[Int(position)]
      let serial = constraints[Int(index)].serial
      isSorted = isSorted && serial > last
      last = serial
      result.append(index)
    }
    if isSorted { return result }
    result.sort { constraints[Int($0)].serial < constraints[Int($1)].serial }
    return result
  }

  private mutating func form(_ members: ContiguousArray<Int32>) {
    let (ordered, structure) = solver.graphScratch.withNumbers(variables.count) { numbers in
      let ordered = orderedVariables(of: members, numbers)
      for (number, variable) in ordered.enumerated() { numbers[Int(variable)] = Int32(number) }
      let structure = makeStructure(of: members, ordered, numbers)
      for variable in ordered { numbers[Int(variable)] = -1 }
      return (ordered, structure)
    }
    install(
      Cluster(
        plan: solver.plan(for: structure),
        variables: ordered,
        constraints: members
      )
    )
  }

  private func makeStructure(
    of members: ContiguousArray<Int32>,
    _ ordered: ContiguousArray<Int32>,
    _ numbers: UnsafeMutableBufferPointer<Int32>
  ) -> Structure {
    var given = ContiguousArray<Int32>()
    for (number, variable) in ordered.enumerated()
    where variables[Int(variable)].cluster == VariableSlot.given {
      given.append(Int32(number))
    }
    var structure = Structure(variableCount: ordered.count, sortedGiven: given)
    let termCount = members.reduce(0) {
      $0 + loose.terms(at: constraints[Int($1)].position).count
    }
    structure.reserve(constraints: members.count, terms: termCount)
    for index in members {
      let position = constraints[Int(index)].position
      for term in loose.terms(at: position) {
        let number = numbers[Int(loose.termVariables[term])]
        structure.appendTerm(AutoLayout.Term(Int(number), loose.termCoefficients[term]))
      }
      let header = loose.headers[Int(position)]
      structure.closeConstraint(
        header.relation,
        priority: header.priority,
        isBreakable: header.isBreakable
      )
    }
    return structure
  }

  /// Returns the variables of some constraints: sizes before positions, and by their creation.
  private func orderedVariables(
    of members: ContiguousArray<Int32>,
    _ numbers: UnsafeMutableBufferPointer<Int32>
  ) -> ContiguousArray<Int32> {
    var found = ContiguousArray<UInt64>()
    for index in members {
      for term in loose.terms(at: constraints[Int(index)].position) {
        let variable = Int(loose.termVariables[term])
        if numbers[variable] >= 0 { continue }
        numbers[variable] = 0
        found.append(UInt64(variables[variable].key) << 32 | UInt64(variable))
      }
    }
    found.sort()
    return ContiguousArray(found.map { Int32(truncatingIfNeeded: $0 & 0xFFFF_FFFF) })
  }

  private mutating func install(_ cluster: Cluster) {
    let number = freeClusters.popLast() ?? Int32(clusters.count)
    if Int(number) == clusters.count {
      clusters.append(cluster)
    } else {
      clusters[Int(number)] = cluster
    }
    for variable in cluster.variables {
      if variables[Int(variable)].cluster == VariableSlot.given {
        dependents[variable, default: []].append(number)
      } else {
        variables[Int(variable)].cluster = number
      }
    }
    for (position, index) in cluster.constraints.enumerated() {
      constraints[Int(index)].cluster = number
      constraints[Int(index)].position = Int32(position)
    }
    changedClusters.append(number)
  }
}
