internal import Foundation

/// Shows results as a table, and as JSON for programs.
struct Report {
  var results: [Result]

  var table: String {
    results.map(text).joined(separator: "\n\n")
  }

  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results).write(to: url)
  }

  private func text(_ result: Result) -> String {
    let head = "\(result.row): \(result.isMet ? "met" : "MISSED"), aim \(result.aim)"
    let lines = ([result.ours] + result.baselines).map { measurement in
      let ratio = result.ours.nanoseconds / measurement.nanoseconds
      return "  " + padded(measurement.name, 44)
        + padded(String(format: "%10.1f ns", measurement.nanoseconds), 14)
        + padded(String(format: "±%.0f %%", measurement.spread * 100), 8)
        + padded(String(format: "%8.2f allocations", measurement.allocations), 22)
        + String(format: "ours is %.2f×", ratio)
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
