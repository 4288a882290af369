import Foundation

/// What a file of a prepared folder is.
package enum FolderEntry: Sendable, Hashable, ExpressibleByStringLiteral {
  case text(String)
  /// A link to a file or folder at an absolute path.
  case link(String)

  package init(stringLiteral text: String) {
    self = .text(text)
  }

  /// The text; nil for a link.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

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
  ///   - files: The entries by their paths, relative to the folder.
  ///   - kept: The names of entries of the folder that are not removed.
  /// - Returns: The files that differ from those that were there.
  /// - Throws: An error of the file system, which names the file.
  @discardableResult
  package func write(_ files: [String: FolderEntry], keeping kept: Set<String> = []) throws
    -> Changes
  {
    let manager = FileManager.default
    let root = URL(fileURLWithPath: path, isDirectory: true)
    try manager.createDirectory(at: root, withIntermediateDirectories: true)
    var changes = Changes()
    for name in existingFiles(except: kept) where files[name] == nil {
      try manager.removeItem(at: root.appendingPathComponent(name))
      changes.removed.insert("\(path)/\(name)")
    }
    for (name, entry) in files {
      try removeLinks(above: name)
      guard let isNew = try write(entry, to: root.appendingPathComponent(name).path) else {
        continue
      }
      if isNew {
        changes.added.insert("\(path)/\(name)")
      } else {
        changes.modified.insert("\(path)/\(name)")
      }
    }
    return changes
  }

  /// Removes the links among the folders of a file, since writing below one would change the original.
  private func removeLinks(above name: String) throws {
    let manager = FileManager.default
    var folder = path
    for component in name.split(separator: "/").dropLast() {
      folder += "/\(component)"
      guard (try? manager.destinationOfSymbolicLink(atPath: folder)) != nil else { continue }
      return try manager.removeItem(atPath: folder)
    }
  }

  /// - Returns: Whether the file is a new one; nil if it was there as it is.
  private func write(_ entry: FolderEntry, to file: String) throws -> Bool? {
    let manager = FileManager.default
    let target = try? manager.destinationOfSymbolicLink(atPath: file)
    if case .link(let wanted) = entry, target == wanted { return nil }
    // Writing to a link would change the original.
    if target != nil { try manager.removeItem(atPath: file) }
    let former = manager.contents(atPath: file)
    try manager.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    switch entry {
    case .text(let text):
      let data = Data(text.utf8)
      guard former != data else { return nil }
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    case .link(let wanted):
      try? manager.removeItem(atPath: file)
      try manager.createSymbolicLink(atPath: file, withDestinationPath: wanted)
    }
    return former == nil && target == nil
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
