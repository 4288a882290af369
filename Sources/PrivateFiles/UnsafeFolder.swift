package import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A data folder in which other users can replace files, by symbolic links among others.
package struct UnsafeFolder: Error, Equatable, CustomStringConvertible {
  /// The reason why a folder is refused.
  package enum Reason: Equatable, Sendable {
    /// Another user owns it.
    case owner(UInt32)
    /// Every user may write to it.
    case writableByEveryone
    /// A file is in its place.
    case notAFolder
  }

  /// The folder, without symbolic links.
  package let path: String
  package let reason: Reason

  package var description: String {
    switch reason {
    case .owner(let owner):
      """
      The data folder \(path) belongs to user \(owner), who can redirect what is written there. \
      Run as that user, or change the folder's owner.
      """
    case .writableByEveryone:
      """
      Every user can write to the data folder \(path), and redirect what is written there. \
      Run "chmod o-w" on it, or use another folder.
      """
    case .notAFolder:
      "The data folder \(path) is a file. Use the path of a folder."
    }
  }
}

extension PrivateFiles {
  /// Checks that only the process's own user, and perhaps a group, can write to a folder.
  ///
  /// A folder that is missing passes: `makeFolder(_:)` creates it for its own user.
  /// - Throws: `UnsafeFolder` where another user owns the folder, everyone may write to it, or a file is in
  ///   its place.
  package static func check(_ folder: URL) throws(UnsafeFolder) {
    let path = folder.resolvingSymlinksInPath().path
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw UnsafeFolder(path: path, reason: .notAFolder)
    }
    if status.st_uid != geteuid() {
      throw UnsafeFolder(path: path, reason: .owner(status.st_uid))
    }
    if status.st_mode & mode_t(S_IWOTH) != 0 {
      throw UnsafeFolder(path: path, reason: .writableByEveryone)
    }
  }
}
