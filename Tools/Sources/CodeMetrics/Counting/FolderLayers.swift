import SourceModel
import Synchronization

/// The layer of each folder: the one to which most of its lines belong.
final class FolderLayers: Sendable {
  private struct Key: Hashable {
    var name: String
    var folder: String?
  }

  private struct File: Sendable {
    var path: String
    var layer: Layer
    var lines: Int
  }

  /// The files of a folder, by its name: `ContactsModel` also for `Contacts/Model`.
  private let files: [String: [File]]
  private let known = Mutex<[Key: Layer?]>([:])

  init(_ project: Project) {
    var files: [String: [File]] = [:]
    for file in project.files where !file.isTest {
      let entry = File(path: file.absolutePath, layer: file.layer, lines: file.lines.total)
      let folders = file.absolutePath.split(separator: "/").dropLast()
      let joined = zip(folders, folders.dropFirst()).map { String($0) + String($1) }
      for name in Set(folders.map { String($0) } + joined) {
        files[name, default: []].append(entry)
      }
    }
    self.files = files
  }

  /// The layer of a folder.
  /// - Parameters:
  ///   - name: The name of the folder, or of a module.
  ///   - path: Among several folders, those nearest to this file count; nil for all.
  /// - Returns: Nil where no layer has most of the lines.
  func layer(of name: String, near path: String?) -> Layer? {
    guard let candidates = files[name] else { return nil }
    let folder = path.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }
    let key = Key(name: name, folder: folder)
    if let layer = known.withLock({ $0[key] }) { return layer }
    var lines: [Layer: Int] = [:]
    var nearest = 0
    for file in candidates {
      let shared = folder.map { zip($0.utf8, file.path.utf8).prefix { $0 == $1 }.count } ?? 0
      if shared < nearest { continue }
      if shared > nearest { lines = [:] }
      nearest = shared
      lines[file.layer, default: 0] += file.lines
    }
    let all = lines.values.reduce(0, +)
    let layer = lines.first { $0.key != .other && $0.value * 2 > all }?.key
    known.withLock { $0[key] = .some(layer) }
    return layer
  }
}
