extension Simplex {
  /// Solves the component, level by level.
  ///
  /// - Returns: Whether the required constraints can hold.
  mutating func solve(
    _ plan: Plan,
    _ evaluator: borrowing Evaluator,
    onlyRequired: Bool
  ) -> Bool {
    guard satisfyRequired() else { return false }
    if onlyRequired { return true }
    while !isUnique, let level = nextLevel(plan) {
      setCosts(level, plan, evaluator)
      minimise()
      shrink(recordedAs: .level(level))
    }
    return true
  }

  /// Pulls sizes to zero, variables to their tight inequalities, and other structural variables to
  /// zero, one by one, until nothing can move.
  mutating func pull() {
    pull(0..<sizeCount)
    for place in 0..<tightOrder.count {
      if isUnique { return }
      pull(Int(tightOrder[place]), to: .tight)
    }
    pull(sizeCount..<structuralCount)
  }

  private mutating func pull(_ variables: Range<Int>) {
    for index in variables {
      if isUnique { return }
      pull(index, to: .zero)
    }
  }

  private mutating func pull(_ index: Int, to target: Target) {
    if interval[index].isPoint { return }
    let point = point(target, of: index)
    let nearest = interval[index].nearest(to: point)
    if rowOf[index] < 0 && (value[index] - nearest).magnitude <= Tolerance.position {
      interval[index] = Interval(lower: nearest, upper: nearest)
      value[index] = nearest
      stages.append(.stay(Int32(index), target))
      return
    }
    setDistance(of: index, from: point)
    minimise()
    shrink(recordedAs: .pull(Int32(index), target))
  }

  /// Returns the position of a variable's target.
  mutating func point(_ target: Target, of index: Int) -> Double {
    switch target {
    case .tight: tightPosition[index]
    case .zero: 0
    }
  }

  /// A Boolean value that indicates whether the intervals of the nonbasic variables leave a single
  /// solution.
  var isUnique: Bool {
    mutating get {
      for column in 0..<structuralCount where !interval[nonbasic[column]].isPoint { return false }
      return true
    }
  }

  /// Minimises the sum of violations of required constraints.
  ///
  /// - Returns: Whether it is zero.
  private mutating func satisfyRequired() -> Bool {
    if isFeasible { return true }
    costs.removeAll()
    for index in 0..<count {
      beginCosts(index)
      costs.appendDistance(from: interval[index].lower, to: interval[index].upper)
      endCosts(index)
    }
    // The tilts of this stage are zero, since its optimum is.
    let required = Scratch<Interval>.copy(interval)
    for index in 0..<count { interval[index] = .all }
    minimise()
    for index in 0..<count { interval[index] = required[index] }
    computeBasicValues()
    return isFeasible
  }

  /// A Boolean value that indicates whether all values lie in their intervals.
  private var isFeasible: Bool {
    mutating get {
      for index in 0..<count where !interval[index].contains(value[index]) { return false }
      return true
    }
  }

  /// Returns the next level at which the component has constraints.
  private mutating func nextLevel(_ plan: Plan) -> Int16? {
    var next: Int16?
    for index in 0..<count where entryCursor[index] < entryEnd[index] {
      let level = plan.entries[entryCursor[index]].level
      next = min(next ?? level, level)
    }
    return next
  }

  /// Makes the constraints of one level the costs.
  private mutating func setCosts(_ level: Int16, _ plan: Plan, _ evaluator: borrowing Evaluator) {
    costs.removeAll()
    for index in 0..<count {
      let start = entryCursor[index]
      var end = start
      while end < entryEnd[index] && plan.entries[end].level == level { end += 1 }
      beginCosts(index)
      if end == start {
        costs.appendZero()
      } else {
        costs.append(
          Int(start)..<Int(end),
          of: plan.entries,
          residuals: evaluator.residuals.base,
          lower: interval[index].lower,
          upper: interval[index].upper
        )
        entryCursor[index] = end
      }
      endCosts(index)
    }
    computeBasicValues()
  }

  /// Makes the distance of one variable from a point the cost.
  mutating func setDistance(of variable: Int, from point: Double) {
    costs.removeAll()
    for index in 0..<count {
      beginCosts(index)
      if index == variable {
        costs.appendDistance(
          from: point,
          lower: interval[index].lower,
          upper: interval[index].upper
        )
      } else {
        costs.appendZero()
      }
      endCosts(index)
    }
    computeBasicValues()
  }

  private mutating func beginCosts(_ index: Int) {
    costPosition[index] = Int32(costs.positions.count)
    costSlope[index] = Int32(costs.slopes.count)
  }

  private mutating func endCosts(_ index: Int) {
    costCount[index] = Int32(costs.positions.count) - costPosition[index]
  }

  /// Shrinks the intervals to the optimal face, and records the tilts that prove it optimal.
  ///
  /// The optimal face of a convex program consists of the feasible points at which every variable
  /// minimises its own cost minus its tilt, for any dual solution. The tilt of a basic variable is
  /// the slope of its piece; tilts of nonbasic variables balance those.
  private mutating func shrink(recordedAs stage: Stage) {
    computeGradient()
    let start = tilts.count
    tilts.resize(to: start + count)
    for index in 0..<count {
      tilts[start + index] =
        rowOf[index] < 0 ? 0 : costs.slopes[costSlope[index] + pieceBelow[index]]
    }
    for column in 0..<structuralCount {
      let tilt = -gradient[column]
      tilts[start + Int(nonbasic[column])] = tilt.magnitude <= Tolerance.slope ? 0 : tilt
    }
    stages.append(stage)
    for index in 0..<count where !interval[index].isPoint {
      interval[index].minimise(
        costs,
        position: Int(costPosition[index]),
        slope: Int(costSlope[index]),
        count: Int(costCount[index]),
        tilt: tilts[start + index]
      )
      if rowOf[index] < 0 {
        value[index] = min(max(value[index], interval[index].lower), interval[index].upper)
      }
    }
  }
}

extension Scratch {
  /// Returns a copy of a list.
  static func copy(_ other: borrowing Scratch) -> Scratch {
    var result = Scratch(capacity: max(1, other.count))
    result.resize(to: other.count)
    result.base.update(from: other.base, count: other.count)
    return result
  }
}
