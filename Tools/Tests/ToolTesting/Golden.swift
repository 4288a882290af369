package import Foundation
package import Testing

/// Expected texts in files; `ROSTRUM_RECORD=1` records them again, and fails.
package enum Golden {
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["ROSTRUM_RECORD"] != nil
  }

  /// Compares a text with a file in `Snapshots` beside the test.
  package static func check(
    _ text: String,
    _ name: String,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name)")
    try check(text, file: file, sourceLocation: sourceLocation)
  }

  /// Compares a text with a file.
  package static func check(
    _ text: String,
    file: URL,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
      Issue.record("Recorded \(file.lastPathComponent).", sourceLocation: sourceLocation)
      return
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "\(file.lastPathComponent)", sourceLocation: sourceLocation)
  }
}
