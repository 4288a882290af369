import CAllocationCounter

/// Returns the median time of a closure in microseconds, and the blocks it allocates in one call.
///
/// Time is taken `samples` times, each over `repeats` calls; `before` runs before each sample.
func measure(
  samples: Int = 31,
  repeats: Int,
  before: () -> Void = {},
  _ body: () -> Void
) -> (microseconds: Double, allocations: Double) {
  let clock = ContinuousClock()
  var times: [Double] = []
  var allocations: UInt64 = 0
  for _ in 0..<samples {
    before()
    let counted = allocation_count()
    let time = clock.measure { for _ in 0..<repeats { body() } }
    allocations = allocation_count() - counted
    let attoseconds = Double(time.components.attoseconds)
    times.append(Double(time.components.seconds) * 1e6 + attoseconds / 1e12)
  }
  times.sort()
  return (times[samples / 2] / Double(repeats), Double(allocations) / Double(repeats))
}

/// Prints a row of the table.
func row(_ name: String, _ result: (microseconds: Double, allocations: Double), aim: String = "") {
  let time = fixed(result.microseconds, 2)
  let padding = String(repeating: " ", count: max(56 - name.count, 1))
  print("\(name)\(padding)\(time) µs  \(fixed(result.allocations, 1)) allocations  \(aim)")
}

private func fixed(_ value: Double, _ digits: Int) -> String {
  let scale = digits == 2 ? 100.0 : 10.0
  let whole = Int((value * scale).rounded())
  let rest = whole % Int(scale)
  let padded = digits == 2 && rest < 10 ? "0\(rest)" : "\(rest)"
  return "\(whole / Int(scale)).\(padded)"
}
