import Crypto
public import Foundation
import PrivateFiles

/// A keychain in a file: AES-GCM, with a random key in a file beside it.
///
/// Both files are readable by their own user only. The key keeps secrets out of searches, backups
/// of single files and screenshots; it does not protect them from anyone who can read the whole
/// folder.
///
/// Create only one object per folder: two would overwrite each other's changes.
public actor FileKeychain: Keychain {
  private static let formatName = Data("rostrum-keychain-1".utf8)

  private let folder: URL
  private var items: [String: Data]?

  /// Creates a keychain in a folder, which is created with the first secret.
  public init(folder: URL) {
    self.folder = folder
  }

  public func data(for account: String) throws(KeychainError) -> Data? {
    try open()[account]
  }

  public func set(_ data: Data, for account: String) throws(KeychainError) {
    var items = try open()
    guard items[account] != data else { return }
    items[account] = data
    try write(items)
  }

  public func remove(_ account: String) throws(KeychainError) {
    var items = try open()
    guard items.removeValue(forKey: account) != nil else { return }
    try write(items)
  }

  // MARK: - The file

  private var file: URL { folder.appending(path: "keychain", directoryHint: .notDirectory) }
  private var keyFile: URL {
    folder.appending(path: "keychain-key", directoryHint: .notDirectory)
  }

  private func open() throws(KeychainError) -> [String: Data] {
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
    guard key.count == 32, let box = try? AES.GCM.SealedBox(combined: sealed),
      let plain = try? AES.GCM.open(box, using: SymmetricKey(data: key), authenticating: formatName)
    else { return nil }
    return try? JSONDecoder().decode([String: Data].self, from: plain)
  }

  /// Renames the damaged file instead of deleting it, because the user may restore the right key.
  private func setAside() throws(KeychainError) -> KeychainError {
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

  private func write(_ items: [String: Data]) throws(KeychainError) {
    do {
      try PrivateFiles.makeFolder(folder)
      let plain = try JSONEncoder().encode(items)
      let box = try AES.GCM.seal(plain, using: key(), authenticating: Self.formatName)
      // A nonce of the standard length always has the combined form.
      guard let sealed = box.combined else { throw CocoaError(.fileWriteUnknown) }
      try PrivateFiles.write(sealed, to: file)
    } catch {
      throw .notWritten(file: file)
    }
    self.items = items
  }

  private func key() throws -> SymmetricKey {
    if let data = try read(keyFile), data.count == 32 { return SymmetricKey(data: data) }
    let key = SymmetricKey(size: .bits256)
    try PrivateFiles.write(key.withUnsafeBytes { Data($0) }, to: keyFile)
    return key
  }
}
