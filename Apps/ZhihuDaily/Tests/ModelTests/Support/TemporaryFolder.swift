import Foundation

/// A folder that is gone with its owner.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("zhihu-daily-\(UUID().uuidString)", isDirectory: true)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL {
    url.appendingPathComponent(name)
  }

  /// Makes the folder if need be.
  func write(_ data: Data, to name: String) throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try data.write(to: file(name))
    return file(name)
  }
}
