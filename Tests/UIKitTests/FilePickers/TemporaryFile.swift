import Foundation

/// A file in a folder of its own, which is removed with this object.
final class TemporaryFile {
  let url: URL

  init(named name: String, _ text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-tests/\(UUID().uuidString)",
      directoryHint: .isDirectory
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appending(path: name, directoryHint: .notDirectory)
    try Data(text.utf8).write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }
}
