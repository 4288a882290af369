import Foundation
import Glibc

/// The files of a package with the times of their last changes.
struct FileListing: Sendable {
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  private var stamps: [String: Stamp] = [:]
  private(set) var folders: Set<String> = []

  init(of root: String, _ filter: SourceFilter) {
    add(root, filter)
  }

  private mutating func add(_ folder: String, _ filter: SourceFilter) {
    folders.insert(folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      var status = stat()
      // Links to folders are not followed, which avoids cycles.
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if filter.includesFolder(named: name[...]) { add(path, filter) }
      case S_IFREG:
        guard filter.includesFile(named: name[...]) else { continue }
        stamps[path] = Stamp(
          seconds: status.st_mtim.tv_sec,
          nanoseconds: status.st_mtim.tv_nsec,
          size: Int(status.st_size)
        )
      default: continue
      }
    }
  }

  /// Returns the differences in a later listing.
  func changes(in later: FileListing) -> SourceChanges {
    var changes = SourceChanges()
    for (path, stamp) in later.stamps {
      if let former = stamps[path] {
        if former != stamp { changes.modified.insert(path) }
      } else {
        changes.structural.insert(path)
      }
    }
    for path in stamps.keys where later.stamps[path] == nil { changes.structural.insert(path) }
    return changes
  }
}
