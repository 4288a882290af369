import Foundation

/// The files that a build may read.
struct SourceFilter: Sendable {
  /// Whether pictures and texts matter, which are resources of an app's project.
  var includesResources = false

  /// Returns whether files below a folder matter.
  func includesFolder(named name: Substring) -> Bool {
    !name.hasPrefix(".") && !Self.otherFolders.contains(String(name))
  }

  /// Returns whether a file matters: hidden files, editors' copies and documentation do not.
  func includesFile(named name: Substring) -> Bool {
    guard !name.hasPrefix("."), !name.hasSuffix("~"), !name.hasPrefix("#") else { return false }
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    return name.contains(".") && !Self.otherEndings.contains(ending)
      && (includesResources || !Self.resourceEndings.contains(ending))
  }

  private static let otherFolders: Set<String> = [
    "data", "DerivedData", "node_modules", "__pycache__",
  ]
  private static let resourceEndings: Set<String> = ["png", "txt"]
  private static let otherEndings: Set<String> = [
    "log", "md", "pyc", "sqlite", "sqlite-shm", "sqlite-wal", "swp", "swx", "tmp",
  ]
}
