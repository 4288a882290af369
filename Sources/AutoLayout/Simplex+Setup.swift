extension Simplex {
  /// Sets up a component with all forms basic and each structural variable at its own optimum.
  mutating func setUp(_ component: Component, of plan: Plan, _ evaluator: inout Evaluator) -> Bool {
    guard prepare(component, of: plan, evaluator) else { return false }
    for index in 0..<structuralCount {
      nonbasic[index] = Int32(index)
      rowOf[index] = -1
      let form = Int(plan.componentVariables[component.firstVariable + Int32(index)])
      guard let optimum = evaluator.optimum(ofForm: form, plan) else { return false }
      value[index] = optimum.nearest(to: tightPosition[index])
    }
    tableau.fill(structuralCount * formCount, with: 0)
    for row in 0..<formCount {
      basis[row] = Int32(structuralCount + row)
      rowOf[structuralCount + row] = Int32(row)
      let form = plan.componentForms[component.firstForm + Int32(row)]
      for term in Int(plan.formStart[form])..<Int(plan.formStart[form + 1]) {
        tableau[row * structuralCount + Int(plan.formVariable[term])] = plan.formCoefficient[term]
      }
    }
    pivotCount = 0
    computeBasicValues()
    return true
  }

  /// Resizes for a component and computes the intervals that required constraints leave.
  ///
  /// - Returns: Whether none of the intervals is empty.
  mutating func prepare(
    _ component: Component,
    of plan: Plan,
    _ evaluator: borrowing Evaluator
  ) -> Bool {
    setCounts(
      Int(component.variableCount),
      sizes: sizes(of: component, plan),
      Int(component.formCount)
    )
    basis.resize(to: formCount)
    nonbasic.resize(to: structuralCount)
    rowOf.resize(to: count)
    interval.resize(to: count)
    value.resize(to: count)
    entryCursor.resize(to: count)
    entryEnd.resize(to: count)
    costPosition.resize(to: count)
    costSlope.resize(to: count)
    costCount.resize(to: count)
    pieceBelow.resize(to: count)
    pieceAbove.resize(to: count)
    gradient.resize(to: structuralCount)
    steppedPiece.resize(to: formCount)
    tilts.truncate(to: 0)
    stages.truncate(to: 0)
    for index in 0..<count {
      let form = form(of: index, component, plan)
      var cursor = plan.entryStart[form]
      let end = plan.entryStart[form + 1]
      var bounds = Interval.all
      while cursor < end && plan.entries[cursor].level == 0 {
        let entry = plan.entries[cursor]
        bounds.require(entry.relation, evaluator.residuals[entry.row])
        cursor += 1
      }
      guard bounds.close() else { return false }
      interval[index] = bounds
      entryCursor[index] = cursor
      entryEnd[index] = end
    }
    prepareTargets(component, of: plan, evaluator)
    return true
  }

  /// Collects the tight inequalities of the component.
  private mutating func prepareTargets(
    _ component: Component,
    of plan: Plan,
    _ evaluator: borrowing Evaluator
  ) {
    tightOrder.truncate(to: 0)
    tightRow.fill(count, with: -1)
    tightPosition.fill(count, with: 0)
    if plan.tightRow.isEmpty { return }
    for index in sizeCount..<count {
      let row = plan.tightRow[form(of: index, component, plan)]
      if row < 0 { continue }
      tightRow[index] = row
      tightPosition[index] = evaluator.residuals[row]
      var place = tightOrder.count
      tightOrder.append(Int32(index))
      while place > 0 && tightRow[tightOrder[place - 1]] > row {
        tightOrder[place] = tightOrder[place - 1]
        place -= 1
      }
      tightOrder[place] = Int32(index)
    }
  }

  /// Returns the number of a component's variables that are sizes; they are in ascending order.
  private func sizes(of component: Component, _ plan: Plan) -> Int {
    var sizes: Int32 = 0
    while sizes < component.variableCount,
      plan.componentVariables[component.firstVariable + sizes] < plan.structure.sizeCount
    {
      sizes += 1
    }
    return Int(sizes)
  }

  /// Returns the plan's number of a variable's form.
  mutating func form(of index: Int, _ component: Component, _ plan: Plan) -> Int {
    if index < structuralCount {
      return Int(plan.componentVariables[component.firstVariable + Int32(index)])
    }
    let form = plan.componentForms[component.firstForm + Int32(index - structuralCount)]
    return plan.structure.variableCount + Int(form)
  }

  /// Computes basic variables from nonbasic ones.
  mutating func computeBasicValues() {
    for row in 0..<formCount {
      var sum = 0.0
      let start = row * structuralCount
      for column in 0..<structuralCount {
        sum += tableau[start + column] * value[nonbasic[column]]
      }
      value[basis[row]] = sum
    }
  }
}
