extension Simplex {
  /// Replaces the values by a direction in which the solutions of a solved component extend.
  ///
  /// The optimal face extends in the directions that keep the variables which cannot move on it. A
  /// generic direction moves every variable that has a range, including eliminated ones, regardless
  /// of cancellation.
  mutating func probe(_ weights: inout Weights) {
    let moves = movable()
    for row in 0..<formCount where !moves[basis[row]] {
      // A basic variable that cannot move depends on no nonbasic one that can, or becomes nonbasic.
      var best = -1
      for column in 0..<structuralCount where moves[nonbasic[column]] {
        let entry = tableau[row * structuralCount + column].magnitude
        if entry <= Tolerance.pivot { continue }
        if best < 0 || entry > tableau[row * structuralCount + best].magnitude { best = column }
      }
      if best >= 0 { pivot(row, best) }
    }
    for column in 0..<structuralCount {
      let index = nonbasic[column]
      value[index] = moves[index] ? weights.next() : 0
    }
    computeBasicValues()
  }

  /// Returns which variables can move on the optimal face.
  ///
  /// Each is moved by a point in both directions, unless it has moved with another one.
  private mutating func movable() -> Scratch<Bool> {
    let start = Scratch<Double>.copy(value)
    var moves = Scratch<Bool>()
    moves.fill(count, with: false)
    for index in 0..<count {
      for offset in [-1.0, 1.0] where !moves[index] && !interval[index].isPoint {
        setDistance(of: index, from: start[index] + offset)
        minimise()
        for other in 0..<count {
          let distance = (value[other] - start[other]).magnitude
          if distance > Tolerance.ambiguity { moves[other] = true }
        }
      }
    }
    return moves
  }
}

/// A pseudorandom sequence of weights between 1 and 2 that do not occur as coefficients of layouts.
struct Weights {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return 1 + Double(state >> 11) * 0x1p-53
  }
}
