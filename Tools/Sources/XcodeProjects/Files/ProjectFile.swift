/// A file or folder that belongs to a target.
package struct ProjectFile: Sendable, Hashable {
  /// The absolute path on disk.
  package let path: String
  package let kind: ProjectFileKind
  /// The language of a localized file, such as "en", "zh-Hans" or "Base"; nil for other files.
  package let region: String?

  package init(path: String, kind: ProjectFileKind? = nil, region: String? = nil) {
    self.path = path
    self.kind = kind ?? ProjectFileKind(path: path)
    self.region = region
  }

  /// The name of the file.
  package var name: String { FilePath.name(of: path) }

  /// The place in the bundle: the name, for localized files in the folder of their language.
  package var bundlePath: String { region.map { "\($0).lproj/\(name)" } ?? name }
}
