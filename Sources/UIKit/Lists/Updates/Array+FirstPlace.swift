extension Array {
  /// Returns the index of the first element that satisfies `isFar`, as all elements after it must.
  /// - Complexity: O(log n).
  func firstPlace(where isFar: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isFar(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
