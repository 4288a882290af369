public import Foundation

/// An app's small secrets on a device: tokens, not documents.
///
/// On an iPhone they are in Apple's keychain (`SecurityKeychain`), elsewhere in an encrypted file
/// (`FileKeychain`).
public protocol Keychain: Sendable {
  /// Returns the secret of an account, or nil where none is stored.
  /// - Throws: `KeychainError`.
  func data(for account: String) async throws -> Data?

  /// Stores a secret, and replaces the previous one.
  /// - Throws: `KeychainError`; the old secret is then still kept.
  func set(_ data: Data, for account: String) async throws

  /// Removes a secret, if there is one.
  /// - Throws: `KeychainError`; the secret is then still kept.
  func remove(_ account: String) async throws
}

extension Keychain {
  /// Returns the secret of an account as text, or nil where none is stored or it is not UTF-8.
  /// - Throws: `KeychainError`.
  public func string(for account: String) async throws -> String? {
    try await data(for: account).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Stores a text, and replaces the previous secret.
  /// - Throws: `KeychainError`; the old secret is then still kept.
  public func set(_ text: String, for account: String) async throws {
    try await set(Data(text.utf8), for: account)
  }
}
