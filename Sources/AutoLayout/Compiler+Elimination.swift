extension Compiler {
  /// Eliminates a variable by each required equality that is not redundant.
  ///
  /// A row eliminates its highest variable that no earlier row eliminated. Therefore the eliminated
  /// variables do not depend on the order of rows, and each is a function of lower ones. Short rows
  /// come first, because substituting them causes less fill-in.
  mutating func eliminate(_ variableCount: Int) {
    pivotOf.fill(variableCount, with: -1)
    pivotRow.truncate(to: 0)
    pivotStart.truncate(to: 0)
    pivotVariable.truncate(to: 0)
    pivotCoefficient.truncate(to: 0)
    stepRow.truncate(to: 0)
    stepScale.truncate(to: 0)
    stepEnd.truncate(to: 0)
    operationSource.truncate(to: 0)
    operationFactor.truncate(to: 0)
    checks.truncate(to: 0)
    formOfStep.truncate(to: 0)
    entryOfStep.truncate(to: 0)
    accumulator.fill(variableCount, with: 0)
    occupied.fill(variableCount >> 6 + 1, with: 0)
    for length in Int32(0)...4 {
      for index in 0..<equalities.count {
        let row = equalities[index]
        if min(termStart[row + 1] - termStart[row], 4) == length { eliminate(by: row) }
      }
    }
    pivotStart.append(Int32(pivotVariable.count))
  }

  private mutating func eliminate(by row: Int32) {
    reduce(row, completely: false)
    guard reducedVariable.count > 0 else {
      checks.append(Check(row: row, relation: .equal))
      appendStep(row, scale: 1, form: -1)
      return
    }
    let scale = 1 / reducedCoefficient[0]
    pivotOf[reducedVariable[0]] = Int32(pivotRow.count)
    pivotRow.append(row)
    pivotStart.append(Int32(pivotVariable.count))
    for index in 1..<reducedVariable.count {
      pivotVariable.append(reducedVariable[index])
      pivotCoefficient.append(reducedCoefficient[index] * scale)
    }
    appendStep(row, scale: scale, form: -1)
  }

  /// Appends the step that computes the residual of a row to the program.
  mutating func appendStep(_ row: Int32, scale: Double, form: Int32) {
    stepRow.append(row)
    stepScale.append(scale)
    stepEnd.append(Int32(operationSource.count))
    formOfStep.append(form)
  }

  /// Substitutes eliminated variables in a row, and records the operations on its constant.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - completely: Whether to substitute all variables, or only until the highest one remains.
  mutating func reduce(_ row: Int32, completely: Bool) {
    reducedVariable.truncate(to: 0)
    reducedCoefficient.truncate(to: 0)
    for index in Int(givenStart[row])..<Int(givenStart[row + 1]) {
      operationSource.append(givenSource[index])
      operationFactor.append(givenFactor[index])
    }
    let terms = Int(termStart[row])..<Int(termStart[row + 1])
    if isReduced(terms, completely: completely) {
      for index in terms {
        reducedVariable.append(termVariable[index])
        reducedCoefficient.append(termCoefficient[index])
      }
      return
    }
    for index in terms { accumulate(termVariable[index], termCoefficient[index]) }
    var word = Int(termVariable[terms.lowerBound]) >> 6
    var substitutes = true
    while word >= 0 {
      while occupied[word] != 0 {
        let bit = 63 - occupied[word].leadingZeroBitCount
        occupied[word] &= ~(1 << UInt64(bit))
        let variable = Int32(word << 6 + bit)
        let coefficient = accumulator[variable]
        accumulator[variable] = 0
        if coefficient.magnitude <= Tolerance.coefficient { continue }
        let pivot = pivotOf[variable]
        if pivot >= 0 && substitutes {
          substitute(pivot, factor: coefficient)
        } else {
          reducedVariable.append(variable)
          reducedCoefficient.append(coefficient)
          substitutes = completely
        }
      }
      word -= 1
    }
  }

  /// Returns whether a row has its reduced form already, which is the common case.
  private mutating func isReduced(_ terms: Range<Int>, completely: Bool) -> Bool {
    for index in terms {
      if termCoefficient[index].magnitude <= Tolerance.coefficient { return false }
      let isSubstituted = completely || index == terms.lowerBound
      if isSubstituted && pivotOf[termVariable[index]] >= 0 { return false }
    }
    return true
  }

  private mutating func substitute(_ pivot: Int32, factor: Double) {
    operationSource.append(pivotRow[pivot])
    operationFactor.append(factor)
    // The end of the newest pivot's terms is the end of the list.
    let isNewest = Int(pivot) + 1 == pivotStart.count
    let end = isNewest ? pivotVariable.count : Int(pivotStart[pivot + 1])
    for index in Int(pivotStart[pivot])..<end {
      accumulate(pivotVariable[index], -factor * pivotCoefficient[index])
    }
  }

  private mutating func accumulate(_ variable: Int32, _ coefficient: Double) {
    accumulator[variable] += coefficient
    occupied[Int(variable) >> 6] |= 1 << UInt64(variable & 63)
  }
}
