import Foundation

/// The Swift toolchain on the path.
package enum Toolchain {
  /// Returns what `swift --version` prints.
  ///
  /// - Throws: ``DevelopmentError`` where there is no toolchain.
  package static func version() async throws -> String {
    let text = CollectedText()
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    let process = try ChildProcess("swift", ["--version"], in: folder) { text.append($0) }
    _ = await process.exitCode
    return text.value
  }
}
