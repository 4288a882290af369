import Synchronization

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Atomic where Value == Double {
  /// Adds an amount atomically.
  func add(_ amount: Double) {
    var current = load(ordering: .relaxed)
    while true {
      let (isDone, seen) = weakCompareExchange(
        expected: current,
        desired: current + amount,
        ordering: .relaxed
      )
      if isDone { return }
      current = seen
    }
  }
}
