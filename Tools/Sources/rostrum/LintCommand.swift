import ArgumentParser
import CodeMetrics
import Foundation
import LintRules
import SourceModel

/// Checks the rules of Model-View-Presenter with Coordinators.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks the rules of Model-View-Presenter with Coordinators.",
    discussion: """
      EXAMPLE: rostrum lint MyApp --baseline known.json

      A finding that is right as it is carries a comment with its reason:
      // rostrum:disable:next view-navigates the alert belongs to this field
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
    case sarif
  }

  @OptionGroup var project: ProjectOptions

  @Option(help: "The output format.")
  var format = Format.text

  @Flag(help: "The same as --format sarif.")
  var sarif = false

  @Flag(help: "Fix findings that can be fixed automatically, and report the others.")
  var fix = false

  @Option(help: "Report only findings that this file does not list.", completion: .file())
  var baseline: String?

  @Option(help: "Write all findings to this file.", completion: .file())
  var writeBaseline: String?

  @Flag(help: "List the rules.")
  var list = false

  @Option(help: "Explain a rule, with examples.")
  var explain: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("Expected --baseline or --write-baseline, got both.")
    }
    if let explain, RuleRegistry.rule(explain) == nil {
      throw ValidationError(
        "Expected the id of a rule, got \"\(explain)\". rostrum lint --list has them all."
      )
    }
  }

  mutating func run() async throws {
    if list { return print(RuleText.list(format)) }
    if let rule = explain.flatMap(RuleRegistry.rule) {
      return print(RuleText.explanation(of: rule))
    }
    let known = try baseline.map(Self.readBaseline)
    var read = try await project.reader.read()
    try RuleNames.check(read)
    let leftOut = LeftOutFiles.folders(beneath: project.paths, notIn: read)
    guard !read.files.isEmpty || !read.interfaces.isEmpty || !read.skipped.isEmpty else {
      throw NothingToLintError(paths: project.paths, leftOut: leftOut)
    }
    if fix { read = try await ProjectFixer(reader: project.reader, known: known).fix(read) }
    var found = Linter().diagnostics(in: read)
    if let writeBaseline {
      try Self.write(Baseline(of: found), to: writeBaseline)
      print("rostrum lint: wrote \(found.count) findings to \(writeBaseline)")
      return
    }
    if let known { found = known.unknown(among: found) }
    let all = read.skipped.map(\.diagnostic) + found
    try LintReport(
      diagnostics: all,
      files: read.files.count,
      interfaces: read.interfaces.count,
      leftOut: leftOut
    ).write(as: sarif ? .sarif : format)
    if !all.isEmpty { throw ExitCode.found }
  }

  private static func write(_ baseline: Baseline, to path: String) throws {
    do {
      try baseline.data().write(to: URL(fileURLWithPath: path))
    } catch {
      throw ValidationError("Expected a place for the baseline at \(path), cannot write there.")
    }
  }

  private static func readBaseline(_ path: String) throws -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("Expected a baseline at \(path), found nothing.")
    }
    return try Baseline(data, path: path)
  }
}
