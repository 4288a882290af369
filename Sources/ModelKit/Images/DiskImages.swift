package import Foundation

/// A cache of pictures in a folder, limited in bytes; the least recently used is evicted.
///
/// A file is named after a digest of its address and begins with the address itself, so that two
/// addresses with the same digest are never confused.
package struct DiskImages {
  private let folder: URL
  private let limit: Int
  /// The files, least recently used first; nil before the first access.
  private var files: [(name: String, size: Int)]?

  /// - Parameters:
  ///   - folder: The folder, which is created with the first picture.
  ///   - limit: The maximum size in bytes.
  package init(folder: URL, limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  package var size: Int {
    mutating get { known().reduce(0) { $0 + $1.size } }
  }

  /// Returns a picture, and marks it as used.
  package mutating func image(at url: URL) -> Data? {
    let name = Self.name(of: url)
    var files = known()
    guard let index = files.firstIndex(where: { $0.name == name }) else { return nil }
    guard let content = try? Data(contentsOf: file(name)), let data = Self.image(in: content, url)
    else { return nil }
    files.append(files.remove(at: index))
    self.files = files
    return data
  }

  /// Stores a picture, unless it alone exceeds the limit.
  /// - Throws: Errors of the file system.
  package mutating func keep(_ data: Data, at url: URL) throws {
    let content = Self.header(of: url) + data
    guard content.count <= limit else { return }
    let name = Self.name(of: url)
    var files = known().filter { $0.name != name }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try content.write(to: file(name), options: .atomic)
    files.append((name, content.count))
    var size = files.reduce(0) { $0 + $1.size }
    while size > limit {
      let oldest = files.removeFirst()
      size -= oldest.size
      try FileManager.default.removeItem(at: file(oldest.name))
    }
    self.files = files
  }

  /// Deletes all pictures.
  /// - Throws: Errors of the file system.
  package mutating func removeAll() throws {
    files = nil
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try FileManager.default.removeItem(at: folder)
  }

  // MARK: - Files

  private func file(_ name: String) -> URL {
    folder.appending(path: name, directoryHint: .notDirectory)
  }

  /// Returns the files of the folder, initially by modification date.
  private mutating func known() -> [(name: String, size: Int)] {
    if let files { return files }
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: Array(keys)
    )
    let dated = (found ?? []).map { url in
      let values = try? url.resourceValues(forKeys: keys)
      let date = values?.contentModificationDate ?? .distantPast
      return (date: date, name: url.lastPathComponent, size: values?.fileSize ?? 0)
    }
    let files = dated.sorted { ($0.date, $0.name) < ($1.date, $1.name) }
      .map { ($0.name, $0.size) }
    self.files = files
    return files
  }

  private static func header(of url: URL) -> Data { Data("\(url.absoluteString)\n".utf8) }

  private static func image(in content: Data, _ url: URL) -> Data? {
    let header = header(of: url)
    return content.starts(with: header) ? Data(content.dropFirst(header.count)) : nil
  }

  /// Returns the FNV-1a hash of the address, which is the same in every process.
  private static func name(of url: URL) -> String {
    let digest = url.absoluteString.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(digest, radix: 16)
  }
}
