public import Foundation

/// An app's small secrets on one device: tokens, not documents.
///
/// On an iPhone they lie in Apple's keychain (`SecurityKeychain`), elsewhere in an encrypted file
/// (`FileKeychain`).
public protocol Keychain: Sendable {
  /// The secret of an account, or nil where none is kept.
  /// - Throws: `KeychainError`.
  func data(for account: String) async throws -> Data?

  /// Keeps a secret in place of the one there was.
  /// - Throws: `KeychainError`; the old secret is then still kept.
  func set(_ data: Data, for account: String) async throws

  /// Forgets a secret, where there is one.
  /// - Throws: `KeychainError`; the secret is then still kept.
  func remove(_ account: String) async throws
}

extension Keychain {
  /// The secret of an account as text, or nil where none is kept or it is no UTF-8.
  /// - Throws: `KeychainError`.
  public func string(for account: String) async throws -> String? {
    try await data(for: account).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Keeps a text in place of the secret there was.
  /// - Throws: `KeychainError`; the old secret is then still kept.
  public func set(_ text: String, for account: String) async throws {
    try await set(Data(text.utf8), for: account)
  }
}
