import Foundation

/// The repository that these tests belong to.
enum Repository {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Copies some files and folders of the repository.
  static func copy(_ paths: String..., to folder: URL) throws {
    for path in paths {
      let target = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(at: Self.folder.appending(path: path), to: target)
    }
  }
}
