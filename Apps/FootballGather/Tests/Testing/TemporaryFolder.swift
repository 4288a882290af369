package import Foundation

/// A folder that is gone with its owner.
package final class TemporaryFolder: Sendable {
  package let url = FileManager.default.temporaryDirectory
    .appending(path: "football-gather-\(UUID())", directoryHint: .isDirectory)

  package init() {}

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
