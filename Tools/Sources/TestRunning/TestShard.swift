/// One of several equal parts of the tests, for machines that run side by side.
package struct TestShard: Sendable, Hashable {
  /// 1-based.
  package let number: Int
  package let count: Int

  /// Reads "2/5"; nil for another text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the test at an index belongs to the part.
  func contains(_ index: Int) -> Bool { index % count == number - 1 }
}
