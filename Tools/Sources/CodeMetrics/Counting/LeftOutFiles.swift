import Foundation
package import SourceModel

/// Finds Swift files that are in the folders of a project but do not belong to it.
package enum LeftOutFiles {
  /// Looks for folders with such files.
  /// - Parameters:
  ///   - paths: The folders of the project.
  ///   - project: The project that was read.
  /// - Returns: The folders, except hidden ones.
  package static func folders(beneath paths: [String], notIn project: Project) -> [LeftOutFolder] {
    let known = Set(
      project.files.map { real($0.absolutePath) }
        + project.skipped.map { real($0.displayPath) }
    )
    var counts: [String: Int] = [:]
    for path in paths {
      let root = URL(fileURLWithPath: path)
      let files = FileManager.default.enumerator(
        at: root,
        includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles]
      )
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let place = file.resolvingSymlinksInPath().path
        guard !known.contains(place) else { continue }
        let folder = file.path.dropFirst(root.path.count).split(separator: "/").dropLast().first
        counts[folder.map(String.init) ?? ".", default: 0] += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { LeftOutFolder(folder: $0.key, files: $0.value) }
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
