import Foundation

/// Finds the source files of a project.
package struct FileFinder: Sendable {
  /// The folders that contain no sources of the project.
  static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// A file that was found.
  package struct File: Sendable, Hashable {
    /// The path of the file in the file system.
    package let absolutePath: String
    /// The path beneath the folder in which the search began.
    package let path: String
    package let kind: FileKind
    /// The configuration of the file's folder.
    let configuration: Configuration

    package static func == (one: Self, other: Self) -> Bool {
      one.absolutePath == other.absolutePath
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(absolutePath)
    }
  }

  let configuration: Configuration
  /// A Boolean value that indicates whether `.rostrum.json` files of subfolders apply.
  let readsConfigurations: Bool
  /// A Boolean value that indicates whether files are included that configurations exclude.
  let includesExcluded: Bool

  /// Returns the files beneath `root`, sorted by path; `root` may be a file.
  ///
  /// - Throws: `ConfigurationError` for a configuration in a subfolder that cannot be read.
  func files(beneath root: String) throws -> [File] {
    var found: [File] = []
    var visited: Set<String> = []
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { return [] }
    if isFolder.boolValue {
      try visit(root, prefix: "", configuration, into: &found, visited: &visited)
    } else if let kind = FileKind(path: root) {
      let name = URL(fileURLWithPath: root).lastPathComponent
      found = [File(absolutePath: root, path: name, kind: kind, configuration: configuration)]
    }
    return found.sorted { $0.path < $1.path }
  }

  private func visit(
    _ folder: String,
    prefix: String,
    _ configuration: Configuration,
    into found: inout [File],
    visited: inout Set<String>
  ) throws {
    // A cyclic link is visited once.
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard visited.insert(real).inserted else { return }
    var configuration = configuration
    let own = "\(folder)/\(Configuration.fileName)"
    if readsConfigurations, !prefix.isEmpty, FileManager.default.fileExists(atPath: own) {
      configuration = try configuration.merging(ConfigurationFile(path: own), folder: prefix)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
      if !includesExcluded, configuration.excludes(path) { continue }
      let absolute = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      // A dangling link counts as a file that cannot be read.
      if FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder),
        isFolder.boolValue
      {
        if Self.skippedFolders.contains(name) || name.hasSuffix(".xcodeproj") { continue }
        try visit(
          absolute,
          prefix: path,
          configuration,
          into: &found,
          visited: &visited
        )
      } else if let kind = FileKind(path: name) {
        found.append(
          File(absolutePath: absolute, path: path, kind: kind, configuration: configuration)
        )
      }
    }
  }
}
