extension Compiler {
  /// Reduces all constraints but required equalities and merges those of one linear form.
  mutating func mergeForms(_ variableCount: Int) {
    formHead.fill(variableCount, with: -1)
    formNext.truncate(to: 0)
    formStart.truncate(to: 0)
    formVariable.truncate(to: 0)
    formCoefficient.truncate(to: 0)
    formCount = 0
    // Entries come in the order of their levels.
    for index in 0..<others.count {
      let row = others[index]
      addEntry(row, headers[row].relation, level: level[row], variableCount)
    }
    formStart.append(Int32(formVariable.count))
    collectEntries(variableCount)
  }

  private mutating func addEntry(
    _ row: Int32,
    _ relation: Relation,
    level: Int16,
    _ variableCount: Int
  ) {
    let operations = operationSource.count
    reduce(row, completely: true)
    if reducedVariable.count == 0 {
      if level == 0 {
        checks.append(Check(row: row, relation: relation))
        appendStep(row, scale: 1, form: -1)
      } else {
        // The error is the same in all solutions.
        operationSource.truncate(to: operations)
        operationFactor.truncate(to: operations)
      }
      return
    }
    var divisor = reducedCoefficient[0]
    for index in 1..<reducedCoefficient.count
    where reducedCoefficient[index].magnitude > divisor.magnitude {
      divisor = reducedCoefficient[index].magnitude * (divisor < 0 ? -1 : 1)
    }
    let scale = 1 / divisor
    let form =
      reducedVariable.count == 1 ? reducedVariable[0] : Int32(variableCount) + findForm(scale)
    while entryOfStep.count < stepRow.count {
      entryOfStep.append(Entry(row: 0, level: 0, relation: .equal, weight: 0))
    }
    appendStep(row, scale: scale, form: form)
    entryOfStep.append(
      Entry(
        row: row,
        level: level,
        relation: divisor < 0 ? relation.flipped : relation,
        isTight: headers[row].isTight,
        weight: divisor.magnitude
      )
    )
  }

  /// Returns the form that equals the reduced row times `scale`, and creates it if necessary.
  private mutating func findForm(_ scale: Double) -> Int32 {
    let head = reducedVariable[0]
    var candidate = formHead[head]
    while candidate >= 0 {
      if isReducedRow(form: candidate, scale) { return candidate }
      candidate = formNext[candidate]
    }
    formStart.append(Int32(formVariable.count))
    for index in 0..<reducedVariable.count {
      formVariable.append(reducedVariable[index])
      formCoefficient.append(reducedCoefficient[index] * scale)
    }
    formNext.append(formHead[head])
    formHead[head] = Int32(formCount)
    formCount += 1
    return Int32(formCount - 1)
  }

  private mutating func isReducedRow(form: Int32, _ scale: Double) -> Bool {
    let start = Int(formStart[form])
    let isNewest = Int(form) + 1 == formCount
    let end = isNewest ? formVariable.count : Int(formStart[form + 1])
    guard end - start == reducedVariable.count else { return false }
    for index in 0..<reducedVariable.count {
      guard formVariable[start + index] == reducedVariable[index] else { return false }
      let difference = formCoefficient[start + index] - reducedCoefficient[index] * scale
      guard difference.magnitude <= Tolerance.form else { return false }
    }
    return true
  }

  /// Finds the first tight inequality of each form; the list is empty if there is none.
  private mutating func collectTightRows(_ forms: Int) {
    tightRow.truncate(to: 0)
    for form in 0..<forms {
      for index in Int(entryStart[form])..<Int(entryStart[form + 1]) where entries[index].isTight {
        if tightRow.count == 0 { tightRow.fill(forms, with: -1) }
        let row = entries[index].row
        if tightRow[form] < 0 || row < tightRow[form] { tightRow[form] = row }
      }
    }
  }

  /// Sorts the entries by form and keeps their order within one.
  private mutating func collectEntries(_ variableCount: Int) {
    let forms = variableCount + formCount
    entryStart.fill(forms + 2, with: 0)
    for step in 0..<formOfStep.count where formOfStep[step] >= 0 {
      entryStart[formOfStep[step] + 2] += 1
    }
    for form in 1..<entryStart.count { entryStart[form] += entryStart[form - 1] }
    entries.resize(to: formOfStep.count)
    for step in 0..<formOfStep.count where formOfStep[step] >= 0 {
      let place = entryStart[formOfStep[step] + 1]
      entries[place] = entryOfStep[step]
      entryStart[formOfStep[step] + 1] += 1
    }
    entryStart.truncate(to: forms + 1)
    entries.truncate(to: Int(entryStart[forms]))
    collectTightRows(forms)
  }
}
