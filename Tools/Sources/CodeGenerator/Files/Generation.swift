public import Foundation

/// What a command is about to write: nothing is written before all of it is known.
public struct Generation: Hashable, Sendable {
  public var folder: URL
  public var created: [GeneratedFile] = []
  public var edited: [EditedFile] = []
  public var manual: [ManualStep] = []

  public init(folder: URL) {
    self.folder = folder
  }

  /// The paths of files to be created that exist already.
  public var conflicts: [String] {
    created.map(\.path).filter {
      // Unlike `fileExists(atPath:)`, this does not follow links: a dangling one is in the way too.
      (try? FileManager.default.attributesOfItem(atPath: folder.appending(path: $0).path)) != nil
    }
  }

  /// Writes every file.
  ///
  /// - Throws: ``GenerationError`` that names every file in the way, before anything is written;
  ///   a file of which an edit was planned and that has changed since is one of them. Errors of the
  ///   file system.
  public func write() throws {
    try check()
    for file in edited {
      let now = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      guard now == file.former else {
        throw GenerationError("Nothing was written, because \(file.path) has just changed.")
      }
    }
    for file in created { try write(file) }
    for file in edited {
      try Data(file.text.utf8).write(to: folder.appending(path: file.path), options: .atomic)
    }
  }

  /// Checks that no file is in the way.
  ///
  /// - Throws: ``GenerationError`` that names every file in the way.
  public func check() throws(GenerationError) {
    let conflicts = conflicts
    guard conflicts.isEmpty else {
      throw GenerationError(
        "Nothing was written, because these files exist already:\n"
          + conflicts.map { "  \($0)" }.joined(separator: "\n")
      )
    }
  }

  private func write(_ file: GeneratedFile) throws {
    let url = folder.appending(path: file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(file.text.utf8).write(to: url, options: .withoutOverwriting)
  }
}
