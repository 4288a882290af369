// Measures the rows of the layout solver.
//
// Usage: solver-bench [FILE]
//
// FILE contains lines "views nanoseconds sum" of a baseline that lays out the same cells.

import AutoLayout
import Foundation

var baseline: [Int: (time: Double, sum: Double)] = [:]
if CommandLine.arguments.count > 1,
  let text = try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
{
  for line in text.split(separator: "\n") {
    let fields = line.split(separator: " ").compactMap { Double($0) }
    if fields.count >= 3 { baseline[Int(fields[0])] = (fields[1], fields[2]) }
  }
}

@MainActor
func report(_ name: String, _ time: Double, views: Int? = nil) {
  var line = name.padding(toLength: 58, withPad: " ", startingAt: 0)
  line += String(format: "%10.2f µs", time / 1000)
  if let views, let other = baseline[views] {
    line += String(format: "%8.1f×", other.time / time)
  }
  print(line)
}

for views in [5, 10, 50] { measureCells(views) }
measureMemory()
