/// The adjustments of a project in its `.rostrum.json` files.
package struct Configuration: Sendable {
  /// The name of the files.
  package static let fileName = ".rostrum.json"

  /// Patterns of paths beneath the root.
  private var excluded: [PathPattern] = []
  /// Rules that are not applied.
  package private(set) var disabledRules: Set<String> = []
  /// The limits of rules, by their name.
  package private(set) var thresholds: [String: Int] = [:]
  package private(set) var roles = RoleConventions()

  package init() {}

  /// Adjusts this configuration by a file.
  ///
  /// - Parameters:
  ///   - file: The adjustments.
  ///   - folder: The folder of the file beneath the root; empty for the root.
  /// - Returns: The adjusted configuration.
  package func merging(_ file: ConfigurationFile, folder: String = "") -> Configuration {
    var merged = self
    merged.excluded += file.excluded.map {
      PathPattern(folder.isEmpty ? $0 : "\(folder)/\($0)")
    }
    merged.disabledRules.formUnion(file.disabledRules)
    merged.thresholds.merge(file.thresholds) { $1 }
    merged.roles.add(file.roles)
    return merged
  }

  package func excludes(_ path: String) -> Bool {
    excluded.contains { $0.matches(path) }
  }
}
