extension Compiler {
  /// Sorts the constraints, so that the order in which they were appended does not matter.
  ///
  /// - Complexity: O(n + k) for n variables and k constraints if few constraints share their
  ///   highest variable.
  mutating func sort(_ variableCount: Int) {
    let count = headers.count
    bucket.fill(variableCount + 2, with: 0)
    for row in 0..<count { bucket[highestVariable(of: row) + 2] += 1 }
    for index in 1..<bucket.count { bucket[index] += bucket[index - 1] }
    order.resize(to: count)
    for row in 0..<count {
      let key = highestVariable(of: row) + 1
      order[bucket[key]] = Int32(row)
      bucket[key] += 1
    }
    for index in 1..<max(1, count) {
      let row = order[index]
      var place = index
      while place > 0 && precedes(Int(row), Int(order[place - 1])) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = row
    }
  }

  private mutating func highestVariable(of row: Int) -> Int {
    termStart[row] == termStart[row + 1] ? -1 : Int(termVariable[termStart[row]])
  }

  /// Returns whether a constraint comes before another one: by terms, relation, priority.
  private mutating func precedes(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (highestVariable(of: left), highestVariable(of: right))
    if a != b { return a < b }
    if let less = Self.termsPrecede(left, right, termStart, termVariable, termCoefficient) {
      return less
    }
    if let less = Self.termsPrecede(left, right, givenStart, givenSource, givenFactor) {
      return less
    }
    let (one, other) = (headers[left], headers[right])
    if one.priority != other.priority { return one.priority > other.priority }
    return one.relation.rawValue < other.relation.rawValue
  }

  /// Compares two rows of terms, or returns nil if they are equal.
  private static func termsPrecede(
    _ left: Int,
    _ right: Int,
    _ starts: borrowing Scratch<Int32>,
    _ variables: borrowing Scratch<Int32>,
    _ coefficients: borrowing Scratch<Double>
  ) -> Bool? {
    let (a, b) = (Int(starts[left]), Int(starts[right]))
    let count = Int(starts[left + 1]) - a
    let other = Int(starts[right + 1]) - b
    if count != other { return count < other }
    for index in 0..<count where variables[a + index] != variables[b + index] {
      return variables[a + index] < variables[b + index]
    }
    for index in 0..<count where coefficients[a + index] != coefficients[b + index] {
      return coefficients[a + index] < coefficients[b + index]
    }
    return nil
  }

  /// Numbers the distinct priorities from the highest, 0 being required.
  mutating func assignLevels() {
    priorities.truncate(to: 0)
    priorities.append(.requiredPriority)
    level.resize(to: headers.count)
    for row in 0..<headers.count {
      let priority = headers[row].priority
      var place = 0
      while place < priorities.count && priorities[place] > priority { place += 1 }
      if place == priorities.count || priorities[place] != priority {
        insertPriority(priority, at: place, before: row)
      }
      level[row] = Int16(place)
    }
  }

  /// Separates required equalities from other constraints, and sorts these by level.
  mutating func partition() {
    equalities.truncate(to: 0)
    bucket.fill(priorities.count + 1, with: 0)
    for index in 0..<order.count {
      let row = order[index]
      if level[row] == 0 && headers[row].relation == .equal {
        equalities.append(row)
      } else {
        bucket[Int(level[row]) + 1] += 1
      }
    }
    for index in 1..<bucket.count { bucket[index] += bucket[index - 1] }
    others.resize(to: order.count - equalities.count)
    for index in 0..<order.count {
      let row = order[index]
      if level[row] == 0 && headers[row].relation == .equal { continue }
      others[bucket[Int(level[row])]] = row
      bucket[Int(level[row])] += 1
    }
  }

  private mutating func insertPriority(_ priority: Float, at place: Int, before row: Int) {
    priorities.append(priority)
    var last = priorities.count - 1
    while last > place {
      priorities[last] = priorities[last - 1]
      last -= 1
    }
    priorities[place] = priority
    for earlier in 0..<row where Int(level[earlier]) >= place { level[earlier] += 1 }
  }
}
