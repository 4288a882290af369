/// Which elements of a sequence of different numbers may stay where they are, so that the fewest
/// others have to move: a longest increasing subsequence.
/// - Returns: One flag per element.
/// - Complexity: O(n log n); O(n) where the numbers already increase.
func longestIncreasingSubsequence(_ numbers: [Int]) -> [Bool] {
  if zip(numbers, numbers.dropFirst()).allSatisfy(<) {
    return [Bool](repeating: true, count: numbers.count)
  }
  // tails[k] is the place of the smallest number that ends an increasing run of k + 1.
  var tails: [Int] = []
  var before = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    let length = runLength(below: number, tails, numbers)
    if length > 0 { before[place] = tails[length - 1] }
    if length == tails.count { tails.append(place) } else { tails[length] = place }
  }
  var stays = [Bool](repeating: false, count: numbers.count)
  var place = tails.last ?? -1
  while place >= 0 {
    stays[place] = true
    place = before[place]
  }
  return stays
}

private func runLength(below number: Int, _ tails: [Int], _ numbers: [Int]) -> Int {
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
