public import Foundation

/// A folder that is removed with its last reference.
public final class TemporaryFolder: Sendable {
  public let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("rostrum-tests-\(UUID().uuidString)", isDirectory: true)

  public init() {}

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public func file(_ name: String) -> URL {
    url.appendingPathComponent(name)
  }

  /// Writes a file, and creates the folder if necessary.
  public func write(_ data: Data, to name: String) throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try data.write(to: file(name))
    return file(name)
  }
}
