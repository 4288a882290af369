#if os(Linux)
import Cryptography
package import Foundation
import PrivateFiles

/// Secrets in a file: AES-GCM, with a random key in a file beside it.
///
/// `FileKeychain` describes what that protects from.
package struct SecretFile {
  private static let formatName = Data("rostrum-keychain-1".utf8)

  private let folder: URL
  private var items: [String: Data]?

  /// Creates a file in a folder, which is created with the first secret.
  package init(folder: URL) {
    self.folder = folder
  }

  private var file: URL { folder.appending(path: "keychain", directoryHint: .notDirectory) }
  private var keyFile: URL {
    folder.appending(path: "keychain-key", directoryHint: .notDirectory)
  }

  /// Reads the secrets, by their names.
  /// - Throws: `KeychainError`.
  package mutating func contents() throws(KeychainError) -> [String: Data] {
    if let items { return items }
    guard let sealed = try read(file) else {
      items = [:]
      return [:]
    }
    guard let key = try read(keyFile), let found = Self.opened(sealed, with: key) else {
      throw try setAside()
    }
    items = found
    return found
  }

  private func read(_ file: URL) throws(KeychainError) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = try? Data(contentsOf: file) else { throw .notRead(file: file) }
    return data
  }

  private static func opened(_ sealed: Data, with key: Data) -> [String: Data]? {
    guard let key = SymmetricKey(key),
      let plain = try? AESGCM.open(sealed, using: key, authenticating: formatName)
    else { return nil }
    return try? JSONDecoder().decode([String: Data].self, from: plain)
  }

  /// Renames the damaged file instead of deleting it, because the user may restore the right key.
  private mutating func setAside() throws(KeychainError) -> KeychainError {
    let name = "keychain-damaged-\(UUID().uuidString.prefix(8))"
    let damaged = folder.appending(path: name, directoryHint: .notDirectory)
    do {
      try FileManager.default.moveItem(at: file, to: damaged)
    } catch {
      throw .notWritten(file: damaged)
    }
    items = [:]
    return .damaged(setAside: damaged)
  }

  /// Writes the secrets, and replaces the previous ones.
  /// - Throws: `KeychainError`; the old secrets are then still kept.
  package mutating func replace(with items: [String: Data]) throws(KeychainError) {
    do {
      try PrivateFiles.makeFolder(folder)
      let plain = try JSONEncoder().encode(items)
      let sealed = try AESGCM.seal(plain, using: key(), authenticating: Self.formatName)
      try PrivateFiles.write(sealed, to: file)
    } catch {
      throw .notWritten(file: file)
    }
    self.items = items
  }

  private func key() throws -> SymmetricKey {
    if let data = try read(keyFile), let key = SymmetricKey(data) { return key }
    let key = SymmetricKey()
    try PrivateFiles.write(key.data, to: keyFile)
    return key
  }
}
#endif
