package import Foundation

/// The program as it was built beside the tests.
package enum ToolProgram {
  /// The result of a run.
  package struct Outcome: Sendable {
    package let output: String
    package let error: String
    package let code: Int32
  }

  /// Runs `rostrum` in a folder and waits for its end.
  package static func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let texts = try TemporaryFolder(["output": "", "error": ""])
    let output = try FileHandle(forWritingTo: texts.url.appending(path: "output"))
    let error = try FileHandle(forWritingTo: texts.url.appending(path: "error"))
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "rostrum")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try texts.text(of: "output"),
      error: try texts.text(of: "error"),
      code: process.terminationStatus
    )
  }
}
