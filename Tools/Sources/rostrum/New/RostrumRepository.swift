import Foundation

/// Finds clones of Rostrum.
enum RostrumRepository {
  static func isRepository(_ folder: URL) -> Bool {
    let files = FileManager.default
    return ["Package.swift", "Sources/Rostrum", "Showcase/Showcase.swift", "Apps"].allSatisfy {
      files.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  /// Returns the clone in which a program was built.
  static func around(_ program: URL) -> URL? {
    var folder = program.standardizedFileURL.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if isRepository(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
