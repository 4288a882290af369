package import Foundation

/// Places of the repository.
package enum Repository {
  /// The folder above `Tools`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns a project of `Tools/Tests/Fixtures`.
  package static func fixture(_ name: String) -> URL {
    root.appending(path: "Tools/Tests/Fixtures/\(name)")
  }
}
