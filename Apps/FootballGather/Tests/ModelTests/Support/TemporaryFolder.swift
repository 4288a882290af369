import Foundation

/// A folder that is gone with its owner.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "football-gather-\(UUID())", directoryHint: .isDirectory)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
