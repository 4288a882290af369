import AppPreparation
import Foundation

/// The sources of modules by the names that traps print: `Module/File.swift`.
struct SourceNames: Sendable {
  private var paths: [String: String?] = [:]

  mutating func add(_ files: [PreparedFile], of module: String) {
    for file in files {
      let name = "\(module)/\((file.path as NSString).lastPathComponent)"
      // Two files of one name in a module are ambiguous.
      paths[name] = paths.keys.contains(name) ? .some(nil) : file.path
    }
  }

  /// Returns the path of a source relative to a folder; nil if it is not known.
  func path(of name: String, in folder: String) -> String? {
    paths[name].flatMap { $0 }.map { ProjectCheck.relative($0, to: folder) }
  }

  /// The absolute paths by the names.
  var all: [String: String] { paths.compactMapValues { $0 } }

  /// Returns the paths relative to a folder, by the names.
  func all(in folder: String) -> [String: String] {
    all.mapValues { ProjectCheck.relative($0, to: folder) }
  }
}
