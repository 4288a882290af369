import Foundation

/// The folder that holds prepared sources.
///
/// Files that are the same keep their times, so that builds compile only what has changed. Files of
/// earlier preparations that no source has any more are removed.
package struct PreparedFolder: Sendable {
  /// The absolute paths of the files that a preparation changed.
  package struct Changes: Sendable, Equatable {
    package var modified: Set<String> = []
    package var added: Set<String> = []
    package var removed: Set<String> = []
  }

  private let path: String

  /// - Parameter path: The folder, which is created when it is first written.
  package init(path: String) {
    self.path = path
  }

  /// Writes the files.
  ///
  /// - Parameters:
  ///   - files: The contents by their paths, relative to the folder.
  ///   - kept: The names of entries of the folder that are not removed.
  /// - Returns: The files that differ from those that were there.
  /// - Throws: An error of the file system, which names the file.
  @discardableResult
  package func write(_ files: [String: String], keeping kept: Set<String> = []) throws -> Changes {
    let manager = FileManager.default
    let root = URL(fileURLWithPath: path, isDirectory: true)
    try manager.createDirectory(at: root, withIntermediateDirectories: true)
    var changes = Changes()
    for name in existingFiles(except: kept) where files[name] == nil {
      try manager.removeItem(at: root.appendingPathComponent(name))
      changes.removed.insert("\(path)/\(name)")
    }
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      let data = Data(text.utf8)
      let former = manager.contents(atPath: file.path)
      guard former != data else { continue }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file, options: .atomic)
      if former == nil {
        changes.added.insert(file.path)
      } else {
        changes.modified.insert(file.path)
      }
    }
    return changes
  }

  private func existingFiles(except kept: Set<String>) -> [String] {
    guard let items = FileManager.default.enumerator(atPath: path) else { return [] }
    var files: [String] = []
    while let name = items.nextObject() as? String {
      if kept.contains(name) {
        items.skipDescendants()
      } else if items.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
        files.append(name)
      }
    }
    return files
  }
}
