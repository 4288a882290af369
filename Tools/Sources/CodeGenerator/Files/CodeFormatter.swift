import Foundation

/// Breaks the lines that long names have made too long, by the toolchain's own formatter.
///
/// The templates are formatted for names of usual length, so that the formatter rarely runs.
struct CodeFormatter {
  /// The house style; the formatter's defaults for everything else.
  static let configuration = """
    {
      "version": 1,
      "indentation": { "spaces": 2 },
      "lineLength": 100,
      "lineBreakBeforeEachArgument": true,
      "indentConditionalCompilationBlocks": false
    }
    """

  static let lineLength = 100

  /// Returns the text with every line within the limit; the unchanged text where the formatter is
  /// absent.
  ///
  /// - Parameters:
  ///   - text: Swift code.
  ///   - former: The code before the generator's edits, whose long lines are left alone.
  /// - Returns: The formatted text.
  static func breakingLongLines(of text: String, unlessIn former: String = "") -> String {
    let known = Set(former.split(separator: "\n"))
    let isWithinLimit = text.split(separator: "\n").allSatisfy {
      // The formatter breaks some lines of exactly this length.
      $0.count < lineLength || known.contains($0)
    }
    return isWithinLimit ? text : format(text) ?? text
  }

  private static func format(_ text: String) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "format", "--configuration", configuration, "-"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    // A source file fits into the pipes' buffers, but the formatter may not read it to its end,
    // which its exit status then shows.
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
    let data = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let data, !data.isEmpty else { return nil }
    return String(bytes: data, encoding: .utf8)
  }
}
