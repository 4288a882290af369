import Foundation
public import Testing

/// Compares a text with the recorded one, `Tests/Snapshots/<name>.txt` of the caller's app.
///
/// With `ROSTRUM_RECORD` set it writes the text instead, and fails, so that a recording is never
/// mistaken for a check.
public func expectGolden(
  _ text: String,
  _ name: String,
  caller: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var folder = URL(filePath: caller).deletingLastPathComponent()
  while folder.lastPathComponent != "Tests", folder.pathComponents.count > 1 {
    folder.deleteLastPathComponent()
  }
  let file = folder.appending(path: "Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["ROSTRUM_RECORD"] != nil {
    try Data("\(text)\n".utf8).write(to: file)
    Issue.record("Recorded \(name); read the difference", sourceLocation: sourceLocation)
    return
  }
  let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect("\(text)\n" == recorded, sourceLocation: sourceLocation)
}
