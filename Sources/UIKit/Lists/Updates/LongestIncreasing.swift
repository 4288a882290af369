/// Returns which elements of a sequence of distinct numbers may keep their positions, so that the
/// fewest others have to move: a longest increasing subsequence.
/// - Returns: A flag per element.
/// - Complexity: O(n log n); O(n) if the numbers are increasing.
func longestIncreasingSubsequence(_ numbers: [Int]) -> [Bool] {
  numbers.withUnsafeBufferPointer { numbers in
    if increases(numbers) { return [Bool](repeating: true, count: numbers.count) }
    return longestIncreasing(numbers)
  }
}

private func increases(_ numbers: UnsafeBufferPointer<Int>) -> Bool {
  for place in numbers.indices.dropFirst() where numbers[place - 1] >= numbers[place] {
    return false
  }
  return true
}

private func longestIncreasing(_ numbers: UnsafeBufferPointer<Int>) -> [Bool] {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * numbers.count) { room in
    // tails[k] is the index of the smallest number that ends an increasing run of length k + 1.
    let tails = UnsafeMutableBufferPointer(rebasing: room[..<numbers.count])
    let before = UnsafeMutableBufferPointer(rebasing: room[numbers.count...])
    var count = 0
    for place in numbers.indices {
      let length = runLength(below: numbers[place], tails[..<count], numbers)
      before[place] = length > 0 ? tails[length - 1] : -1
      tails[length] = place
      count = max(count, length + 1)
    }
    var stays = [Bool](repeating: false, count: numbers.count)
    var place = count > 0 ? tails[count - 1] : -1
    while place >= 0 {
      stays[place] = true
      place = before[place]
    }
    return stays
  }
}

private func runLength(
  below number: Int,
  _ tails: Slice<UnsafeMutableBufferPointer<Int>>,
  _ numbers: UnsafeBufferPointer<Int>
) -> Int {
  guard let last = tails.last else { return 0 }
  if numbers[last] < number { return tails.count }
  var low = 0
  var high = tails.count
  while low < high {
    let middle = (low + high) / 2
    if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
  }
  return low
}
