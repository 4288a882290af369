public import Foundation

/// The reason why a secret could not be read or stored.
///
/// No case contains a secret.
public enum KeychainError: Error, Equatable {
  /// The file, or its key, is not the one that this device wrote.
  ///
  /// The file has a new name now, and the keychain is empty. The error is reported once; later
  /// calls work.
  case damaged(setAside: URL)
  /// The file system refused the write; the secrets are unchanged.
  case notWritten(file: URL)
  /// The file exists but cannot be read.
  case notRead(file: URL)
  /// Apple's keychain failed, with its own status.
  case refused(status: Int32)
}

extension KeychainError: CustomStringConvertible {
  /// The expected and the actual state and its place, for developers.
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
