import Foundation

/// A step of a build, as SwiftPM prints it: `[12/40] Compiling App List.swift`.
public struct BuildProgress: Sendable, Hashable {
  /// The 1-based number of the step.
  public let step: Int
  /// The number of steps that are known so far.
  public let count: Int
  /// What is done, such as "Compiling App List.swift".
  public let text: String

  /// Finds the last step in a piece of output; nil without one.
  init?(lastOf output: Data) {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    for line in lines.reversed() {
      if let match = line.wholeMatch(of: /\[(\d+)\/(\d+)\] (.+)/), let step = Int(match.1),
        let count = Int(match.2)
      {
        self.step = step
        self.count = count
        text = String(match.3)
        return
      }
    }
    return nil
  }
}
