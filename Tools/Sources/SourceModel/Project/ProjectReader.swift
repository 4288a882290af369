import Foundation
package import SwiftSyntax

/// Reads the files of a project in parallel.
package struct ProjectReader: Sendable {
  private let paths: [String]
  private let configurationPath: String?
  private let readsConfigurations: Bool
  private let includesExcluded: Bool

  /// - Parameters:
  ///   - paths: Files and folders, as the user named them.
  ///   - configurationPath: The configuration to use; nil reads the `.rostrum.json` files of each
  ///     folder and those above it.
  ///   - readsConfigurations: False ignores all `.rostrum.json` files.
  ///   - includesExcluded: True also reads files that configurations exclude.
  package init(
    paths: [String],
    configurationPath: String? = nil,
    readsConfigurations: Bool = true,
    includesExcluded: Bool = false
  ) {
    self.paths = paths.isEmpty ? ["."] : paths
    self.configurationPath = configurationPath
    self.readsConfigurations = readsConfigurations
    self.includesExcluded = includesExcluded
  }

  /// Reads the project.
  ///
  /// - Throws: `ReadingError` for a path that does not exist, `ConfigurationError` for a
  ///   configuration that cannot be read.
  @concurrent
  package func read() async throws -> Project {
    try await read { _, _ in }.project
  }

  /// Reads the project, and collects facts of each file's syntax tree while it is in memory.
  ///
  /// - Parameter collect: Receives the tree of each Swift file that parses, on several threads.
  /// - Returns: The project, and the collected facts, in the order of `Project.files`.
  /// - Throws: The errors of `read()`.
  @concurrent
  package func read<Collected: Sendable>(
    collecting collect: @escaping @Sendable (SourceFileSyntax, SourceFile) -> Collected
  ) async throws -> (project: Project, collected: [Collected]) {
    let (found, configuration) = try findFiles()
    let results = parse(found, collect)
    return (Project(results, configuration), results.compactMap { $0.file?.1 })
  }

  // MARK: - Files

  struct FoundFile: Sendable {
    let file: FileFinder.File
    let displayPath: String
  }

  private func findFiles() throws -> ([FoundFile], Configuration) {
    var found: [FoundFile] = []
    var seen: Set<String> = []
    var first: Configuration?
    for path in paths {
      try check(path)
      let configuration = try configuration(for: path)
      first = first ?? configuration
      let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      let finder = FileFinder(
        configuration: configuration,
        readsConfigurations: readsConfigurations && configurationPath == nil,
        includesExcluded: includesExcluded
      )
      for file in try finder.files(beneath: root) {
        let real = URL(fileURLWithPath: file.absolutePath).resolvingSymlinksInPath().path
        guard seen.insert(real).inserted else { continue }
        let display = root == "." ? String(file.absolutePath.dropFirst(2)) : file.absolutePath
        found.append(FoundFile(file: file, displayPath: display))
      }
    }
    return (found, first ?? Configuration())
  }

  private func check(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ReadingError(path: path, found: "nothing")
    }
    guard isFolder.boolValue || FileKind(path: path) != nil else {
      throw ReadingError(path: path, found: "a file of another kind")
    }
  }

  /// Returns the configurations above a path, outermost first, then its own.
  ///
  /// Exclusions of the outer configurations do not apply to a path that the user names.
  private func configuration(for path: String) throws -> Configuration {
    if let configurationPath {
      return Configuration().merging(try ConfigurationFile(path: configurationPath))
    }
    guard readsConfigurations else { return Configuration() }
    var configuration = Configuration()
    let start = URL(fileURLWithPath: path).standardizedFileURL
    var folders: [URL] = []
    var folder = start.hasDirectoryPath ? start : start.deletingLastPathComponent()
    while true {
      folders.append(folder)
      let isRepository = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(".git").path
      )
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if isRepository || parent.path == folder.path { break }
      folder = parent
    }
    for folder in folders.reversed() {
      let file = folder.appendingPathComponent(Configuration.fileName).path
      guard FileManager.default.fileExists(atPath: file) else { continue }
      var own = try ConfigurationFile(path: file)
      if folder.path != start.path { own.dropExclusions() }
      configuration = configuration.merging(own)
    }
    return configuration
  }

  // MARK: - Parsing

  struct Result<Collected: Sendable>: Sendable {
    var file: (SourceFile, Collected)?
    var interface: InterfaceFile?
    var skipped: SkippedFile?
  }

  private func parse<Collected: Sendable>(
    _ found: [FoundFile],
    _ collect: @escaping @Sendable (SourceFileSyntax, SourceFile) -> Collected
  ) -> [Result<Collected>] {
    DeepStack.map(found) { FileParser(found: $0).parse(collect) }
  }
}

/// A path at which there is nothing to read.
package struct ReadingError: Error, CustomStringConvertible {
  package let path: String
  let found: String

  package var description: String {
    "expected a folder or a .swift, .storyboard or .xib file at \(path), found \(found)."
  }
}
