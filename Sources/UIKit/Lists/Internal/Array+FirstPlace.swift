extension Array {
  /// The place of the first element for which `isFar` holds, which must then hold for the rest.
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
