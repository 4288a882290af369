import CodeGenerator
import Foundation

/// Writes the planned files, and prints a report.
struct GenerationReport {
  let generation: Generation
  let isDryRun: Bool

  init(_ generation: Generation, isDryRun: Bool) {
    self.generation = generation
    self.isDryRun = isDryRun
  }

  func write() throws {
    if isDryRun {
      try generation.check()
    } else {
      try generation.write()
    }
    let verbs = isDryRun ? ("would create", "would edit  ") : ("created", "edited ")
    for file in generation.created { print("\(verbs.0) \(file.path)") }
    for file in generation.edited { print("\(verbs.1) \(file.path)") }
    for step in generation.manual {
      let choices = step.choices.map { "  \($0)\n" }.joined()
      let place = choices.isEmpty ? "\(step.place), " : "\(step.place):\n\(choices)"
      print("\n\(place)add:\n\n\(step.lines)")
    }
  }

  /// Prints a next step, unless nothing was written.
  func advise(_ text: String) {
    if !isDryRun { print("\n\(text)") }
  }
}
