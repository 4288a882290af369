extension Simplex {
  /// Moves a nonbasic variable as far as the cost falls, past breakpoints that do not stop it.
  ///
  /// - Parameters:
  ///   - column: The column of the variable.
  ///   - direction: 1 or -1.
  ///   - isShort: Whether to stop at the first breakpoint, as Bland's rule requires.
  /// - Returns: The distance, or nil if the variable is unbounded.
  mutating func step(_ column: Int, _ direction: Double, isShort: Bool) -> Double? {
    let index = nonbasic[column]
    var piece = direction > 0 ? pieceAbove[index] : pieceBelow[index]
    var slope = direction * (costs.slopes[costSlope[index] + piece] + gradient[column])
    for row in 0..<formCount { steppedPiece[row] = pieceBelow[basis[row]] }
    while true {
      var nearest = limit(index, piece, direction, rate: 1, from: value[index])
      var leaving = -1
      for row in 0..<formCount {
        let rate = direction * tableau[row * structuralCount + column]
        if rate.magnitude <= Tolerance.pivot { continue }
        let other = basis[row]
        let distance = limit(
          other,
          steppedPiece[row],
          rate,
          rate: rate.magnitude,
          from: value[other]
        )
        if distance > nearest + Tolerance.position { continue }
        if distance < nearest - Tolerance.position
          || isPreferred(row, over: leaving, column, lowest: isShort)
        {
          leaving = row
          nearest = min(distance, nearest)
        }
      }
      if nearest == .infinity { return nil }
      let rate = leaving < 0 ? direction : direction * tableau[leaving * structuralCount + column]
      let moving = leaving < 0 ? index : basis[leaving]
      let current = leaving < 0 ? piece : steppedPiece[leaving]
      let next = rate > 0 ? current + 1 : current - 1
      let isEnd = next < 0 || next > costCount[moving]
      if !isEnd {
        let first = costSlope[moving]
        let jump = (costs.slopes[first + next] - costs.slopes[first + current]).magnitude
        slope += jump * rate.magnitude
      }
      if isEnd || isShort || slope >= -Tolerance.slope {
        finish(column, direction, nearest, piece: piece, leaving: leaving, current, rate)
        return nearest
      }
      if leaving < 0 { piece = next } else { steppedPiece[leaving] = next }
    }
  }

  /// Returns the distance that the entering variable may move until another one reaches its piece's
  /// end.
  private mutating func limit(
    _ index: Int32,
    _ piece: Int32,
    _ direction: Double,
    rate: Double,
    from start: Double
  ) -> Double {
    let end = self.end(of: piece, index, above: direction > 0)
    return max(0, (direction > 0 ? end - start : start - end) / rate)
  }

  /// Returns the upper or lower end of a piece.
  mutating func end(of piece: Int32, _ index: Int32, above: Bool) -> Double {
    if above {
      return piece >= costCount[index]
        ? interval[index].upper : costs.positions[costPosition[index] + piece]
    }
    return piece <= 0
      ? interval[index].lower : costs.positions[costPosition[index] + piece - 1]
  }

  /// Returns which of two rows that stop at the same point leaves: the larger pivot is safer.
  private mutating func isPreferred(_ row: Int, over other: Int, _ column: Int, lowest: Bool)
    -> Bool
  {
    if other < 0 { return false }
    if lowest { return basis[row] < basis[other] }
    let (a, b) = (row * structuralCount + column, other * structuralCount + column)
    return tableau[a].magnitude > tableau[b].magnitude
  }

  private mutating func finish(
    _ column: Int,
    _ direction: Double,
    _ distance: Double,
    piece: Int32,
    leaving: Int,
    _ current: Int32,
    _ rate: Double
  ) {
    let index = nonbasic[column]
    for row in 0..<formCount {
      let other = basis[row]
      pieceBelow[other] = steppedPiece[row]
      value[other] += direction * distance * tableau[row * structuralCount + column]
    }
    let moving = leaving < 0 ? index : basis[leaving]
    let reached = end(of: current, moving, above: rate > 0)
    if leaving >= 0 {
      value[index] += direction * distance
      pieceBelow[index] = piece
      pivot(leaving, column)
    }
    value[moving] = reached
    pieceBelow[moving] = rate > 0 ? current : current - 1
    pieceAbove[moving] = rate > 0 ? current + 1 : current
  }

  /// Exchanges the basic variable of a row and the nonbasic variable of a column.
  mutating func pivot(_ row: Int, _ column: Int) {
    let width = structuralCount
    let pivotRow = tableau.base + row * width
    let inverse = 1 / pivotRow[column]
    for index in 0..<width { pivotRow[index] *= -inverse }
    pivotRow[column] = inverse
    for other in 0..<formCount where other != row {
      let target = tableau.base + other * width
      let factor = target[column]
      if factor == 0 { continue }
      target[column] = 0
      for index in 0..<width { target[index] += factor * pivotRow[index] }
    }
    let (left, entered) = (basis[row], nonbasic[column])
    basis[row] = entered
    nonbasic[column] = left
    rowOf[entered] = Int32(row)
    rowOf[left] = -1
    pivotCount += 1
  }
}
