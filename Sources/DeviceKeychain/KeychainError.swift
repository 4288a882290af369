public import Foundation

/// Why a secret could not be read or kept.
///
/// No case carries a secret.
public enum KeychainError: Error, Equatable {
  /// The file, or its key, was not what this device wrote.
  ///
  /// It lies under the new name now, and the keychain is empty: said once, then it goes on.
  case damaged(setAside: URL)
  /// The file system refused; the secrets are as they were.
  case notWritten(file: URL)
  /// The file is there and may not be read.
  case notRead(file: URL)
  /// Apple's keychain refused, with its own status.
  case refused(status: Int32)
}

extension KeychainError: CustomStringConvertible {
  /// For developers: what was expected, what came, where.
  public var description: String {
    switch self {
    case .damaged(let file):
      """
      Expected a keychain file that this device's key opens, got something else; it lies at \
      \(file.path) now, and the keychain is empty.
      """
    case .notWritten(let file):
      "Expected to write the keychain file \(file.path); the file system refused."
    case .notRead(let file):
      "Expected to read the keychain file \(file.path); the file system refused."
    case .refused(let status):
      "Expected the keychain to answer, got status \(status)."
    }
  }
}
