import LintRules
import SourceModel

/// Checks that the rules and thresholds in configurations exist.
enum RuleNames {
  /// - Throws: `UnknownNameError` for the first unknown name.
  static func check(_ project: Project) throws {
    var seen: Set<String> = []
    let configurations = [project.configuration] + project.files.map(\.configuration)
    let thresholds = Set(RuleRegistry.all.flatMap(\.thresholds.keys))
    for configuration in configurations {
      for name in configuration.disabledRules where seen.insert(name).inserted {
        if RuleRegistry.rule(name) == nil {
          throw UnknownNameError(expected: "the id of a rule in disabledRules", got: name)
        }
      }
      for name in configuration.thresholds.keys where seen.insert(name).inserted {
        if !thresholds.contains(name) {
          let names = thresholds.sorted().joined(separator: ", ")
          throw UnknownNameError(expected: "one of the thresholds \(names)", got: name)
        }
      }
    }
  }
}

/// An unknown name in a configuration.
struct UnknownNameError: Error, CustomStringConvertible {
  let expected: String
  let got: String

  var description: String {
    "\(Configuration.fileName): expected \(expected), got \"\(got)\"."
  }
}
