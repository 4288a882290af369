import Foundation

/// What pages are told about the build, as a JSON file that is replaced as a whole.
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
  /// What was printed, where no diagnostic says what went wrong.
  var output: String?

  /// Of more, the terminal has the rest.
  private static let maximumCount = 50

  /// The report with files as seen from a folder.
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
