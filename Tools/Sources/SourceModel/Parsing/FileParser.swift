import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads and parses one file.
struct FileParser {
  let found: ProjectReader.FoundFile

  private var file: FileFinder.File { found.file }

  func parse<Collected: Sendable>(
    _ collect: (SourceFileSyntax, SourceFile) -> Collected
  ) -> ProjectReader.Result<Collected> {
    guard let data = FileManager.default.contents(atPath: file.absolutePath) else {
      return skipped(.unreadable, LineCounts())
    }
    return parse([UInt8](data), collect)
  }

  func parse<Collected: Sendable>(
    _ bytes: [UInt8],
    _ collect: (SourceFileSyntax, SourceFile) -> Collected
  ) -> ProjectReader.Result<Collected> {
    let lines = LineTable(bytes)
    let text = LineClassifier.counts(ofText: bytes, lines: lines)
    guard String(validating: bytes, as: UTF8.self) != nil else { return skipped(.notUTF8, text) }
    if file.kind != .swift {
      return .init(
        interface: InterfaceFile(
          path: file.path,
          displayPath: found.displayPath,
          absolutePath: file.absolutePath,
          kind: file.kind,
          lines: text,
          segues: file.kind == .storyboard ? SegueScanner.segues(in: bytes, lines: lines) : [],
          configuration: file.configuration
        )
      )
    }
    return parseSwift(bytes, lines, collect)
  }

  private func parseSwift<Collected: Sendable>(
    _ bytes: [UInt8],
    _ lines: LineTable,
    _ collect: (SourceFileSyntax, SourceFile) -> Collected
  ) -> ProjectReader.Result<Collected> {
    if let place = Nesting.tooDeep(in: bytes).map(lines.place) {
      let message = "brackets are nested too deep"
      return skipped(
        .syntaxError(message),
        LineClassifier.counts(ofText: bytes, lines: lines),
        at: place
      )
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let classes = LineClassifier(tree: tree, bytes: bytes, lines: lines)
    let counts = classes.counts
    if tree.hasError {
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree)
        .first { $0.diagMessage.severity == .error }
      if let first {
        let place = lines.place(at: first.position.utf8Offset)
        return skipped(.syntaxError(first.message), counts, at: place)
      }
    }
    let collector = CodeCollector(lines: lines, classes: classes)
    collector.walk(tree)
    let source = SourceFile(
      path: file.path,
      displayPath: found.displayPath,
      absolutePath: file.absolutePath,
      lines: counts,
      imports: collector.imports,
      declarations: collector.declarations,
      globals: collector.globals,
      globalFunctions: collector.globalFunctions,
      suppressions: SuppressionScanner.comments(
        in: tree,
        bytes: bytes,
        lines: lines,
        classes: classes
      ),
      configuration: file.configuration
    )
    return .init(file: (source, collect(tree, source)))
  }

  private func skipped<Collected>(
    _ reason: SkippedFile.Reason,
    _ lines: LineCounts,
    at place: Place? = nil
  ) -> ProjectReader.Result<Collected> {
    .init(
      skipped: SkippedFile(
        path: file.path,
        displayPath: found.displayPath,
        kind: file.kind,
        reason: reason,
        place: place,
        lines: lines
      )
    )
  }
}
