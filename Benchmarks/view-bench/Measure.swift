import CAllocationCounter
import Foundation

/// The time and the allocations of one call.
struct Measurement {
  var nanoseconds: Double
  var allocations: Double
}

/// Returns the thread's processor time in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Measures an operation in batches of two milliseconds or more.
///
/// - Parameters:
///   - prepare: Creates the data for `count` calls, which is not measured.
///   - operation: The operation, which is given the number of its call within the batch.
/// - Returns: The median of 21 batches, per call.
@MainActor
func measure(
  prepare: (_ count: Int) -> Void = { _ in },
  _ operation: (Int) -> Void
) -> Measurement {
  var count = 1
  func run() -> Measurement {
    prepare(count)
    let allocations = allocation_count()
    let start = processorTime()
    for number in 0..<count { operation(number) }
    return Measurement(
      nanoseconds: (processorTime() - start) / Double(count),
      allocations: Double(allocation_count() - allocations) / Double(count)
    )
  }
  while run().nanoseconds * Double(count) < 2e6 { count *= 2 }
  let results = (0..<21).map { _ in run() }.sorted { $0.nanoseconds < $1.nanoseconds }
  return results[results.count / 2]
}

/// Prints a row; `aim` is in microseconds.
func report(_ name: String, _ measurement: Measurement, aim: Double? = nil) {
  let microseconds = measurement.nanoseconds / 1000
  var line = name.padding(toLength: 56, withPad: " ", startingAt: 0)
  line += String(format: "%10.2f µs%9.1f allocations", microseconds, measurement.allocations)
  if let aim {
    line += "  aim ≤ \(Int(aim)) µs: \(microseconds <= aim ? "met" : "MISSED")"
  }
  print(line)
}

/// Returns the resident memory in bytes.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  return (Int(text.split(separator: " ")[1]) ?? 0) * 4096
}
