extension LineFlex {
  /// The lengths that add up to `room`, each in proportion to its weight, within its bounds.
  ///
  /// Fixed links keep theirs. Where no content asks for anything, parts are equal.
  public static func share(_ room: Double, among links: [Link], weights: [Double]) -> [Double] {
    var lengths = links.map(\.base)
    var open = links.indices.filter { !links[$0].isFixed }
    let isWeighed = open.contains { weights[$0] > 0 }
    var rest = links.reduce(room) { $0 - ($1.isFixed ? $1.base : 0) }
    while !open.isEmpty {
      let total = open.reduce(0) { $0 + (isWeighed ? weights[$1] : 1) }
      let unit = total > 0 ? max(0, rest) / total : 0
      var surplus = 0.0
      for index in open {
        let wish = unit * (isWeighed ? weights[index] : 1)
        lengths[index] = max(min(wish, links[index].maximum), links[index].minimum)
        surplus += lengths[index] - wish
      }
      // As browsers do: the bounds that weigh more are settled, and the others share anew.
      let settled = open.filter { index in
        let excess = lengths[index] - unit * (isWeighed ? weights[index] : 1)
        return surplus > 0 ? excess > 0 : excess < 0
      }
      guard abs(surplus) > 0.001, !settled.isEmpty else { break }
      for index in settled { rest -= lengths[index] }
      open.removeAll(where: settled.contains)
    }
    return lengths
  }

  /// The gaps between neighbours that give their centres equal distances, and are no smaller than
  /// `minimums`.
  ///
  /// Without `room`, and with more of it than that takes, centres lie as close as they can. With
  /// less, the widest gaps give way first.
  public static func centredGaps(
    lengths: [Double],
    minimums: [Double],
    room: Double?
  ) -> [Double] {
    let halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
    let closest = zip(halves, minimums).map(+).max() ?? 0
    let gaps = halves.map { closest - $0 }
    guard let room else { return gaps }
    let excess = lengths.reduce(0, +) + gaps.reduce(0, +) - room
    guard excess > 0 else { return gaps }
    return lower(gaps, to: minimums, by: excess)
  }

  /// Takes `excess` from all numbers alike, down to their minimums.
  private static func lower(_ gaps: [Double], to minimums: [Double], by excess: Double) -> [Double]
  {
    var gaps = gaps
    var rest = excess
    var open = gaps.indices.filter { gaps[$0] > minimums[$0] }
    while rest > 0.001, !open.isEmpty {
      let part = rest / Double(open.count)
      for index in open {
        let step = min(part, gaps[index] - minimums[index])
        gaps[index] -= step
        rest -= step
      }
      open = open.filter { gaps[$0] > minimums[$0] + 0.001 }
    }
    return gaps
  }
}
