package import Foundation

/// The program as it was built beside the tests.
package enum ToolProgram {
  /// The result of a run.
  package struct Outcome: Sendable {
    package let output: String
    package let error: String
    package let code: Int32
  }

  /// The program beside the tests.
  package static var built: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "rostrum")
  }

  /// Runs `rostrum` in a folder and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - folder: The folder.
  ///   - program: Its file.
  /// - Returns: The result.
  /// - Throws: An error of the system.
  package static func run(
    _ arguments: [String],
    in folder: URL,
    program: URL = built
  ) throws -> Outcome {
    let texts = try TemporaryFolder(["output": "", "error": ""])
    let output = try FileHandle(forWritingTo: texts.url.appending(path: "output"))
    let error = try FileHandle(forWritingTo: texts.url.appending(path: "error"))
    let process = Process()
    process.executableURL = program
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
