/// Disjoint sets of numbers.
struct Groups {
  private var parent: ContiguousArray<Int>

  init(count: Int) { parent = ContiguousArray(0..<count) }

  private mutating func root(_ number: Int) -> Int {
    var current = number
    while parent[current] != current {
      parent[current] = parent[parent[current]]
      current = parent[current]
    }
    return current
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (a, b) = (root(one), root(other))
    parent[max(a, b)] = min(a, b)
  }

  /// Returns the numbers sorted by their sets, each set in ascending order, and the sets' ends.
  ///
  /// The sets come in the order of their first numbers.
  mutating func lists() -> (numbers: ContiguousArray<Int32>, ends: ContiguousArray<Int>) {
    var place = ContiguousArray<Int32>(repeating: -1, count: parent.count)
    var ends = ContiguousArray<Int>()
    for number in parent.indices {
      let representative = root(number)
      if representative == number {
        place[number] = Int32(ends.count)
        ends.append(0)
      }
      ends[Int(place[representative])] += 1
    }
    var next = ContiguousArray<Int>(repeating: 0, count: ends.count)
    var end = 0
    for set in ends.indices {
      next[set] = end
      end += ends[set]
      ends[set] = end
    }
    var numbers = ContiguousArray<Int32>(repeating: 0, count: parent.count)
    for number in parent.indices {
      let set = Int(place[root(number)])
      numbers[next[set]] = Int32(number)
      next[set] += 1
    }
    return (numbers, ends)
  }
}
