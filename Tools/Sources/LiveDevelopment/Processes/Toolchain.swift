import Foundation
import Glibc

/// The Swift toolchain on the path.
package enum Toolchain {
  /// Returns what `swift --version` prints.
  ///
  /// - Throws: ``DevelopmentError`` where there is no toolchain.
  package static func version() async throws -> String {
    try await run(["--version"], in: FileManager.default.currentDirectoryPath).output
  }

  /// Runs `swift` until it ends, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - folder: The working directory.
  ///   - environment: The additions to this process's environment.
  /// - Returns: The exit code, and what it has printed.
  /// - Throws: ``DevelopmentError`` where there is no toolchain.
  package static func run(
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:]
  ) async throws -> (code: Int32, output: String) {
    let text = CollectedText()
    let process = try ChildProcess(
      "swift",
      arguments,
      in: URL(filePath: folder),
      environment: environment
    ) {
      text.append($0)
    }
    let code = await withTaskCancellationHandler {
      await process.exitCode
    } onCancel: {
      Task { await process.end(by: SIGINT) }
    }
    return (code, text.value)
  }
}
