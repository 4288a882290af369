import SourceModel
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file with its syntax tree.
struct ParsedFile: Sendable {
  let input: SourceInput
  /// Nil if the file does not parse.
  let tree: SourceFileSyntax?
  let facts: [String: TypeFact]
  /// The names that it declares for types of blocks.
  let blockAliases: [String]
  /// The names that it declares for associated types that are subclasses of Apple's classes.
  let classAssociates: [String]
  let problem: SourceModel.Diagnostic?

  init(_ input: SourceInput, number: Int, mode: LanguageMode) {
    self.input = input
    let lines = LineTable(input.bytes)
    var problem: (String, Place?)?
    var tree: SourceFileSyntax?
    if String(validating: input.bytes, as: UTF8.self) == nil {
      problem = ("The file is not UTF-8 and is compiled as it is.", nil)
    } else if let offset = Nesting.tooDeep(in: input.bytes) {
      problem = (
        "Brackets are nested too deep; the file is compiled as it is.", lines.place(at: offset)
      )
    } else {
      let parsed = input.bytes.withUnsafeBufferPointer {
        Parser.parse(source: $0, swiftVersion: mode == .v6 ? .v6 : .v5)
      }
      let first =
        parsed.hasError
        ? ParseDiagnosticsGenerator.diagnostics(for: parsed).first {
          $0.diagMessage.severity == .error
        }
        : nil
      if let first {
        let place = lines.place(at: first.position.utf8Offset)
        problem = ("\(first.message); the file does not parse and is compiled as it is.", place)
      } else {
        tree = parsed
      }
    }
    self.tree = tree
    let collector = TypeCollector(file: number)
    if let tree { collector.walk(tree) }
    facts = collector.facts
    blockAliases = collector.blockAliases
    classAssociates = collector.classAssociates
    self.problem = problem.map { message, place in
      SourceModel.Diagnostic(path: input.path, place: place, severity: .error, message: message)
    }
  }
}
