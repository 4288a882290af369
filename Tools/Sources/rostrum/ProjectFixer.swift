import Foundation
import LintRules
import SourceModel

/// Applies the edits of findings to files.
struct ProjectFixer {
  let reader: ProjectReader
  /// The accepted findings, whose files are not changed.
  var known: Baseline?

  /// Applies edits until none is left, and returns the resulting project.
  ///
  /// A file that would no longer parse is not changed.
  func fix(_ project: Project) async throws -> Project {
    var project = project
    var untouchable: Set<String> = []
    var reported: Set<String> = []
    // Each round applies edits that the previous one has made possible.
    for _ in 0..<5 {
      let all = Linter().diagnostics(in: project)
      let found = known?.unknown(among: all) ?? all
      let edits = Dictionary(grouping: found.filter { !$0.edits.isEmpty }, by: \.path)
      var changed = false
      for file in project.files where !untouchable.contains(file.displayPath) {
        guard let findings = edits[file.displayPath],
          let data = FileManager.default.contents(atPath: file.absolutePath)
        else { continue }
        let fixed = Fixer.apply(findings.flatMap(\.edits), to: [UInt8](data))
        let text = String(decoding: fixed, as: UTF8.self)
        guard Project(sources: [file.path: text]).isComplete, fixed != [UInt8](data) else {
          untouchable.insert(file.displayPath)
          continue
        }
        try Data(fixed).write(to: URL(fileURLWithPath: file.absolutePath), options: .atomic)
        if reported.insert(file.displayPath).inserted {
          FileHandle.standardError.write(Data("fixed \(file.displayPath)\n".utf8))
        }
        changed = true
      }
      guard changed else { break }
      project = try await reader.read()
    }
    return project
  }
}
