public import Foundation
import GRDB

/// The reason why a database file cannot be used, with advice for the operator.
///
/// The file is left unchanged.
public struct DatabaseFileError: Error, Equatable {
  public enum Reason: Sendable, Equatable {
    /// The content is not a database, or is corrupt.
    case damaged
    /// There is a folder in place of the file.
    case isFolder
    /// The folder is missing and cannot be created.
    case noFolder
    /// The current user may not read and write the file or its folder.
    case noPermission
    /// The disk is mounted read-only.
    case readOnly
    /// A newer version of the server has changed the schema.
    case newerVersion
    case other(String)
  }

  public let file: URL
  public let reason: Reason

  init(file: URL, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// Determines why a file could not be opened or used.
  init(file: URL, cause: any Error) {
    if let error = cause as? DatabaseFileError {
      self = error
      return
    }
    self.init(file: file, reason: Self.reason(for: file, cause))
  }

  private static func reason(for file: URL, _ cause: any Error) -> Reason {
    let code = (cause as? DatabaseError)?.resultCode
    if code?.isDamage == true { return .damaged }
    let folder = file.deletingLastPathComponent()
    guard isFolder(folder) else { return .noFolder }
    if let obstacle = obstacle(at: folder, mode: R_OK | W_OK | X_OK) { return obstacle }
    if isFolder(file) { return .isFolder }
    for suffix in ["", "-wal", "-shm"] {
      let part = URL(filePath: file.path + suffix, directoryHint: .notDirectory)
      if let obstacle = obstacle(at: part, mode: R_OK | W_OK) { return obstacle }
    }
    return code == .SQLITE_READONLY ? .readOnly : .other("\(cause)")
  }

  /// Returns why this process cannot use an existing file.
  private static func obstacle(at url: URL, mode: Int32) -> Reason? {
    guard access(url.path, mode) != 0 else { return nil }
    switch errno {
    case EACCES, EPERM: return .noPermission
    case EROFS: return .readOnly
    default: return nil
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension DatabaseFileError: CustomStringConvertible {
  public var description: String { "The database \(file.path) \(explanation)" }

  private var explanation: String {
    switch reason {
    case .damaged:
      """
      is damaged; it was left as it is. Stop the program, move the file aside together with \
      those named \(file.lastPathComponent)-wal and \(file.lastPathComponent)-shm, and start the \
      program with a backup or without a file. To recover what can be read: \
      sqlite3 '\(file.path)' .recover | sqlite3 recovered.sqlite
      """
    case .isFolder: "is a folder. Move it aside, or choose another path."
    case .noFolder:
      """
      has no folder: \(file.deletingLastPathComponent().path) cannot be made. Make it, or choose \
      another path.
      """
    case .noPermission:
      """
      cannot be opened: this user may not read and write the file, or the folder that it is in. \
      Change the owner or the permissions of both.
      """
    case .readOnly:
      "cannot be written: its disk is read-only. Mount the disk for writing, or choose another path."
    case .newerVersion:
      """
      was changed by a newer version of the server; it was left as it is. Start that version, or \
      restore a backup from before it.
      """
    case .other(let cause): "cannot be opened: \(cause)"
    }
  }
}

extension ResultCode {
  /// A Boolean value that indicates whether the file itself is damaged, so that retrying does not
  /// help.
  var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(primaryResultCode)
  }

  /// A Boolean value that indicates whether an operator must act before the file can be used.
  var needsOperator: Bool {
    isDamage
      || [.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM].contains(primaryResultCode)
  }
}
