/// Working memory of the graphs that share a solver.
final class GraphScratch {
  var constants: [Double] = []
  var given: [Double] = []
  var values: [Double] = []

  /// One number per variable, -1 between uses.
  private var numbers = ContiguousArray<Int32>()

  /// Lends numbers for `count` variables.
  ///
  /// The body sets the numbers that it changed back to -1.
  func withNumbers<Result>(
    _ count: Int,
    _ body: (UnsafeMutableBufferPointer<Int32>) -> Result
  ) -> Result {
    if numbers.count < count {
      numbers.append(contentsOf: repeatElement(-1, count: count - numbers.count))
    }
    return numbers.withUnsafeMutableBufferPointer { body($0) }
  }
}
