extension Compiler {
  /// Sorts every constraint's terms, combines those of the same variable and separates given ones.
  mutating func normalise(_ structure: Structure) {
    givenIndex.fill(structure.variableCount, with: -1)
    for (index, variable) in structure.given.enumerated() { givenIndex[variable] = Int32(index) }
    termStart.truncate(to: 0)
    termVariable.truncate(to: 0)
    termCoefficient.truncate(to: 0)
    givenStart.truncate(to: 0)
    givenSource.truncate(to: 0)
    givenFactor.truncate(to: 0)
    headers.truncate(to: 0)
    let constraintCount = Int32(structure.constraintCount)
    structure.words.withUnsafeBufferPointer { words in
      var index = 0
      while index < words.count {
        let start = termVariable.count
        termStart.append(Int32(start))
        givenStart.append(Int32(givenSource.count))
        while true {
          let item = StructureWords.read(words, &index)
          if case .end(let header) = item {
            headers.append(header)
            break
          }
          guard case .term(let variable, let coefficient) = item else { continue }
          let given = givenIndex[variable]
          if given >= 0 {
            givenSource.append(constraintCount + given)
            givenFactor.append(coefficient)
          } else {
            insert(variable, coefficient, from: start)
          }
        }
      }
    }
    termStart.append(Int32(termVariable.count))
    givenStart.append(Int32(givenSource.count))
  }

  /// Inserts a term into the row that begins at `start` and ends the list.
  private mutating func insert(_ variable: Int32, _ coefficient: Double, from start: Int) {
    var place = termVariable.count
    while place > start && termVariable[place - 1] < variable { place -= 1 }
    if place > start && termVariable[place - 1] == variable {
      termCoefficient[place - 1] += coefficient
      return
    }
    termVariable.append(variable)
    termCoefficient.append(coefficient)
    var last = termVariable.count - 1
    while last > place {
      termVariable[last] = termVariable[last - 1]
      termCoefficient[last] = termCoefficient[last - 1]
      last -= 1
    }
    termVariable[place] = variable
    termCoefficient[place] = coefficient
  }
}
