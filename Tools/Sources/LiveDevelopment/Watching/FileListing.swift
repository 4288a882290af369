import Foundation
import Glibc

/// The files that a build reads, with the times of their last changes.
struct FileListing: Sendable {
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int

    init(_ status: stat) {
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
      size = Int(status.st_size)
    }
  }

  private var stamps: [String: Stamp] = [:]
  private(set) var folders: Set<String> = []

  /// - Parameters:
  ///   - paths: The absolute paths of folders, and of files whatever the filter says.
  ///   - filter: The files and folders that matter in folders.
  init(of paths: Set<String>, _ filter: SourceFilter) {
    for path in paths {
      guard let status = Self.status(of: path) else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        add(path, filter)
      } else {
        // A folder is watched where an editor replaces its files.
        folders.insert((path as NSString).deletingLastPathComponent)
        stamps[path] = Stamp(status)
      }
    }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    // Links to folders are not followed, which avoids cycles.
    return lstat(path, &status) == 0 ? status : nil
  }

  private mutating func add(_ folder: String, _ filter: SourceFilter) {
    guard folders.insert(folder).inserted else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      guard let status = Self.status(of: path) else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if filter.includesFolder(named: name[...]) { add(path, filter) }
      case S_IFREG:
        if filter.includesFile(named: name[...]) { stamps[path] = Stamp(status) }
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
