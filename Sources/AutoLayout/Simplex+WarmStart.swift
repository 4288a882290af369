extension Simplex {
  /// Returns the state after a solve, or nil if it is too large to keep.
  mutating func remember() -> WarmStart? {
    guard tableau.count + tilts.count <= WarmStart.limit else { return nil }
    var variables = ContiguousArray<Int32>()
    variables.reserveCapacity(count)
    for row in 0..<formCount { variables.append(basis[row]) }
    for column in 0..<structuralCount { variables.append(nonbasic[column]) }
    return WarmStart(
      basis: variables,
      tableau: ContiguousArray(UnsafeBufferPointer(start: tableau.base, count: tableau.count)),
      tilts: ContiguousArray(UnsafeBufferPointer(start: tilts.base, count: tilts.count)),
      stages: ContiguousArray(UnsafeBufferPointer(start: stages.base, count: stages.count)),
      pivotCount: pivotCount
    )
  }

  /// Sets up a component with the basis of an earlier solve.
  ///
  /// - Returns: The result: the solution, a start, or a contradiction of required constraints.
  mutating func resume(
    _ component: Component,
    of plan: Plan,
    _ evaluator: inout Evaluator,
    from start: borrowing WarmStart
  ) -> Resumption {
    guard prepare(component, of: plan, evaluator) else { return .infeasible }
    for row in 0..<formCount {
      basis[row] = start.basis[row]
      rowOf[basis[row]] = Int32(row)
    }
    for column in 0..<structuralCount {
      nonbasic[column] = start.basis[formCount + column]
      rowOf[nonbasic[column]] = -1
    }
    tableau.resize(to: start.tableau.count)
    for index in 0..<start.tableau.count { tableau[index] = start.tableau[index] }
    pivotCount = start.pivotCount
    let required = Scratch<Interval>.copy(interval)
    if shrinkAll(plan, &evaluator, start) { return .solved }
    for index in 0..<count {
      interval[index] = required[index]
      value[index] = min(max(value[index], required[index].lower), required[index].upper)
    }
    computeBasicValues()
    resetCursors(plan, component)
    return .started
  }

  /// Shrinks the intervals by known tilts and checks whether the basic solution lies in them.
  private mutating func shrinkAll(
    _ plan: Plan,
    _ evaluator: inout Evaluator,
    _ start: borrowing WarmStart
  ) -> Bool {
    var isProven = true
    for index in 0..<count {
      var isPulled = false
      var place = index
      for stage in 0..<start.stages.count {
        if let (variable, target) = start.stages[stage].pulled {
          if Int(variable) == index {
            isPulled = true
          } else if !isPulled && !interval[index].isPoint && precedes(index, variable, target) {
            // A later variable must not be pulled before this one is placed.
            isProven = false
          }
        }
        var tilt = 0.0
        if start.stages[stage].hasTilts {
          tilt = start.tilts[place]
          place += count
        }
        shrink(index, start.stages[stage], tilt: tilt, plan, &evaluator)
      }
      // A tilted cost without a minimum leaves an interval at infinity.
      if interval[index].lower == .infinity || interval[index].upper == -.infinity {
        interval[index] = .all
        isProven = false
      }
      value[index] = interval[index].nearest(to: tightPosition[index])
    }
    computeBasicValues()
    guard isProven else { return false }
    for row in 0..<formCount where !contains(basis[row]) { return false }
    return isUnique || isPulled(start.stages)
  }

  /// Returns whether a variable is pulled for the first time before another one is.
  private mutating func precedes(_ index: Int, _ other: Int32, _ target: Target) -> Bool {
    if index < sizeCount { return target == .tight || index < Int(other) }
    if Int(other) < sizeCount { return false }
    switch target {
    case .tight: return tightRow[index] >= 0 && tightRow[index] < tightRow[other]
    case .zero: return tightRow[index] >= 0 || (index < structuralCount && index < Int(other))
    }
  }

  private mutating func contains(_ index: Int32) -> Bool {
    let slack = Tolerance.position * 10
    return value[index] >= interval[index].lower - slack
      && value[index] <= interval[index].upper + slack
  }

  /// Returns whether the stages pulled every structural variable that has a range.
  private mutating func isPulled(_ stages: ContiguousArray<Stage>) -> Bool {
    for index in 0..<structuralCount where !interval[index].isPoint {
      if !stages.contains(where: { $0.pulled?.variable == Int32(index) }) { return false }
    }
    return true
  }

  private mutating func shrink(
    _ index: Int,
    _ stage: Stage,
    tilt: Double,
    _ plan: Plan,
    _ evaluator: inout Evaluator
  ) {
    let (cursor, end) = (Int(entryCursor[index]), Int(entryEnd[index]))
    var bounds = interval[index]
    switch stage {
    case .level(let level):
      if cursor < end && plan.entries[cursor].level == level {
        entryCursor[index] = Int32(
          evaluator.restrict(&bounds, from: cursor, to: end, plan, tilt: tilt)
        )
      } else if tilt != 0 {
        bounds = bounds.end(towards: tilt)
      }
    case .pull(let variable, let target), .stay(let variable, let target):
      if Int(variable) == index {
        bounds.minimiseDistance(from: point(target, of: index), tilt: tilt)
      } else if tilt != 0 {
        bounds = bounds.end(towards: tilt)
      }
    }
    interval[index] = bounds
  }

  private mutating func resetCursors(_ plan: Plan, _ component: Component) {
    for index in 0..<count {
      let form = form(of: index, component, plan)
      var cursor = plan.entryStart[form]
      while cursor < entryEnd[index] && plan.entries[cursor].level == 0 { cursor += 1 }
      entryCursor[index] = cursor
    }
  }
}

/// The usefulness of the basis of an earlier solve.
enum Resumption {
  case solved
  case started
  case infeasible
}

extension Interval {
  /// Returns the end that minimises "minus tilt times variable".
  mutating func end(towards tilt: Double) -> Interval {
    if isPoint { return self }
    return tilt > 0 ? Interval(lower: upper, upper: upper) : Interval(lower: lower, upper: lower)
  }

  /// Restricts the interval to the minimum of "distance from a point minus tilt times variable".
  mutating func minimiseDistance(from point: Double, tilt: Double) {
    if isPoint { return }
    let nearest = nearest(to: point)
    if tilt < -1 - Tolerance.slope {
      upper = lower
    } else if tilt > 1 + Tolerance.slope {
      lower = upper
    } else {
      if tilt > -1 + Tolerance.slope { lower = nearest }
      if tilt < 1 - Tolerance.slope { upper = nearest }
    }
  }
}
