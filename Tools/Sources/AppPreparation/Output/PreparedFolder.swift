import Foundation

/// The folder that holds prepared sources.
///
/// Files that are the same keep their times, so that builds compile only what has changed. Files of
/// earlier preparations that no source has any more are removed.
package struct PreparedFolder: Sendable {
  /// How many files a preparation wrote and left.
  package struct Summary: Sendable, Equatable {
    package var written = 0
    package var unchanged = 0
    package var removed = 0

    package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
      self.written = written
      self.unchanged = unchanged
      self.removed = removed
    }
  }

  private let path: String

  /// - Parameter path: The folder, which is created when it is first written.
  package init(path: String) {
    self.path = path
  }

  /// Writes the files.
  ///
  /// - Parameter files: The contents by their paths, relative to the folder.
  /// - Throws: An error of the file system, which names the file.
  @discardableResult
  package func write(_ files: [String: String]) throws -> Summary {
    let manager = FileManager.default
    let root = URL(fileURLWithPath: path, isDirectory: true)
    try manager.createDirectory(at: root, withIntermediateDirectories: true)
    var summary = Summary()
    for name in existingFiles() where files[name] == nil {
      try manager.removeItem(at: root.appendingPathComponent(name))
      summary.removed += 1
    }
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      let data = Data(text.utf8)
      if manager.contents(atPath: file.path) == data {
        summary.unchanged += 1
        continue
      }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file, options: .atomic)
      summary.written += 1
    }
    return summary
  }

  private func existingFiles() -> [String] {
    let items = FileManager.default.enumerator(atPath: path)
    return (items?.compactMap { $0 as? String } ?? []).filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }
  }
}
