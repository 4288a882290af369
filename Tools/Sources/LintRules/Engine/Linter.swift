package import SourceModel

/// Applies rules to a project.
package struct Linter: Sendable {
  private let rules: [any Rule]

  /// - Parameter rules: The rules to apply; the rules about suppressions always apply to
  ///   suppressions.
  package init(rules: [any Rule] = RuleRegistry.all) {
    self.rules = rules
  }

  /// Returns the findings of the rules, by path and place.
  package func diagnostics(in project: Project) -> [Diagnostic] {
    let linted = LintedProject(project)
    var files: [String: SourceFile] = [:]
    for file in project.files { files[file.displayPath] = file }
    var found: [Diagnostic] = []
    for rule in rules {
      for finding in rule.check(linted) where isEnabled(rule, at: finding.path, files, project) {
        found.append(diagnostic(finding, of: rule))
      }
    }
    found = applySuppressions(to: found, files: project.files)
    return found.sorted(by: Self.precedes)
  }

  private static func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    (one.path, one.place?.offset ?? -1, one.rule ?? "", one.message)
      < (other.path, other.place?.offset ?? -1, other.rule ?? "", other.message)
  }

  private func isEnabled(
    _ rule: any Rule,
    at path: String,
    _ files: [String: SourceFile],
    _ project: Project
  ) -> Bool {
    let configuration =
      files[path]?.configuration
      ?? project.interfaces.first { $0.displayPath == path }?.configuration
    return configuration?.disabledRules.contains(rule.id) != true
  }

  private func diagnostic(_ finding: Finding, of rule: any Rule) -> Diagnostic {
    Diagnostic(
      path: finding.path,
      place: finding.place,
      severity: rule.severity,
      message: finding.message,
      rule: rule.id,
      edits: finding.edits
    )
  }

  // MARK: - Suppressions

  private func applySuppressions(to found: [Diagnostic], files: [SourceFile]) -> [Diagnostic] {
    let applied = Set(rules.map(\.id))
    var byPath = Dictionary(grouping: found, by: \.path)
    for file in files where !file.suppressions.isEmpty {
      let read = FileSuppressions(file)
      var kept = byPath[file.displayPath] ?? []
      for suppression in read.suppressions where applied.contains(suppression.rule) {
        let before = kept.count
        kept.removeAll { suppression.covers($0.rule ?? "", line: $0.place?.line ?? 0) }
        if kept.count == before, let rule = rule(SuppressionIsUnneeded().id) {
          let finding = Finding(
            path: file.displayPath,
            place: suppression.place,
            "\(suppression.rule) has no finding here; remove the suppression"
          )
          kept.append(diagnostic(finding, of: rule))
        }
      }
      for (id, finding) in read.findings {
        if let rule = rule(id) { kept.append(diagnostic(finding, of: rule)) }
      }
      byPath[file.displayPath] = kept
    }
    return byPath.values.flatMap(\.self)
  }

  private func rule(_ id: String) -> (any Rule)? { rules.first { $0.id == id } }
}
