public import Foundation

/// The planned output of a command; nothing is written before the plan is complete.
public struct Generation: Hashable, Sendable {
  public var folder: URL
  public var created: [GeneratedFile] = []
  public var edited: [EditedFile] = []
  public var manual: [ManualStep] = []

  public init(folder: URL) {
    self.folder = folder
  }

  /// The paths of files to be created that already exist.
  public var conflicts: [String] {
    created.map(\.path).filter {
      // Unlike `fileExists(atPath:)`, this does not follow links, so that a dangling one is a
      // conflict, too.
      (try? FileManager.default.attributesOfItem(atPath: folder.appending(path: $0).path)) != nil
    }
  }

  /// Writes every file.
  ///
  /// - Throws: ``GenerationError`` that names every conflict before anything is written, including
  ///   files that have changed since their edit was planned. Errors of the file system.
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

  /// Checks that there are no conflicts.
  ///
  /// - Throws: ``GenerationError`` that names every conflict.
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
