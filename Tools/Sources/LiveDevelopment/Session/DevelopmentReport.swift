import Foundation

/// The state of the build for pages, as a JSON file that is replaced atomically.
struct DevelopmentReport: Encodable {
  enum Phase: String, Encodable {
    case building
    case crashed
    case failed
    case serving
    case starting
  }

  var phase: Phase
  var product: String
  var diagnostics: [CompilerDiagnostic] = []
  /// The output, where no diagnostic explains the failure.
  var output: String?

  /// The maximum number of diagnostics; the terminal shows the rest.
  private static let maximumCount = 50

  /// Returns the report with paths relative to a folder.
  func relative(to folder: URL) -> DevelopmentReport {
    var report = self
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    for index in report.diagnostics.indices where report.diagnostics[index].file.hasPrefix(prefix) {
      report.diagnostics[index].file.removeFirst(prefix.count)
    }
    return report
  }

  func write(to file: URL) throws {
    var report = self
    report.diagnostics = Array(diagnostics.prefix(Self.maximumCount))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(report).write(to: file, options: .atomic)
  }
}
