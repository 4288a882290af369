import Foundation
import Glibc

/// The files on disk, of which a project names some.
///
/// Folders are listed once.
final class DiskFiles {
  /// A file where a path leads.
  enum Location: Hashable {
    case exact(String)
    /// The file has another case than the path.
    case differentCase(String)
    case missing

    var path: String? {
      switch self {
      case .exact(let path), .differentCase(let path): path
      case .missing: nil
      }
    }
  }

  /// What is at a path.
  enum Kind: Hashable {
    case file(size: Int)
    case folder
    case link
    /// A pipe, a socket or a device.
    case special
    case missing
  }

  /// The size in bytes up to which files are read.
  private static let maximumSize = 64 << 20
  /// The length of a path in bytes from which the system accepts none.
  private static let maximumLength = 4096

  /// The names by folder; nil for a folder that does not exist.
  ///
  /// Keys are equal to names in another normalization of Unicode.
  private var listings: [String: [String: String]?] = [:]
  private var namesInLowerCase: [String: [String: [String]]] = [:]
  private var realFolders: [String: String] = [:]

  /// The names in a folder, by name; nil if there is no such folder.
  func names(in folder: String) -> [String: String]? {
    if let known = listings[folder] { return known }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    let listing = names.map { Dictionary($0.map { ($0, $0) }) { first, _ in first } }
    listings[folder] = .some(listing)
    return listing
  }

  /// Returns where a path leads.
  func location(of path: String) -> Location {
    if path == "/" { return .exact(path) }
    // A null character would end the path for the system.
    guard path.utf8.count < Self.maximumLength, !path.utf8.contains(0) else { return .missing }
    let folder = FilePath.folder(of: path)
    let name = FilePath.name(of: path)
    if let actual = names(in: folder)?[name] {
      return .exact(folder == "/" ? "/\(actual)" : "\(folder)/\(actual)")
    }
    guard let found = location(of: folder).path, let actual = self.name(like: name, in: found)
    else { return .missing }
    return .differentCase("\(found)/\(actual)")
  }

  /// The only name in a folder that differs in nothing but case.
  private func name(like name: String, in folder: String) -> String? {
    if namesInLowerCase[folder] == nil {
      let names = names(in: folder)?.values.map { $0 } ?? []
      namesInLowerCase[folder] = Dictionary(grouping: names) { $0.lowercased() }
    }
    let found = namesInLowerCase[folder]?[name.lowercased()] ?? []
    return found.count == 1 ? found[0] : nil
  }

  func exists(_ path: String) -> Bool { location(of: path) != .missing }

  /// What is at a path, or where the links at it lead.
  func kind(of path: String, followingLinks: Bool = true) -> Kind {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      return .missing
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }

  func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  func isSymbolicLink(_ path: String) -> Bool { kind(of: path, followingLinks: false) == .link }

  /// The path without symbolic links.
  func realPath(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    let real =
      realFolders[folder]
      ?? URL(filePath: folder).resolvingSymlinksInPath()
      .path(percentEncoded: false)
    realFolders[folder] = real
    let inside = FilePath.normalized(FilePath.name(of: path), in: real)
    guard isSymbolicLink(inside) else { return inside }
    return FilePath.normalized(
      URL(filePath: inside).resolvingSymlinksInPath().path(percentEncoded: false)
    )
  }

  /// The contents of a regular file.
  ///
  /// - Throws: ``ProjectReadingError/unreadable(path:reason:)``.
  func contents(of path: String) throws(ProjectReadingError) -> Data {
    switch kind(of: path) {
    case .file(let size) where size <= Self.maximumSize: break
    case .file: throw .unreadable(path: path, reason: "it is larger than 64 MB")
    case .missing: throw .notFound(path: path)
    case .folder, .link, .special:
      throw .unreadable(path: path, reason: "it is no regular file")
    }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }
}
