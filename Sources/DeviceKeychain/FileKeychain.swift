#if os(Linux)
public import Foundation

/// A keychain in a file: AES-GCM, with a random key in a file beside it.
///
/// Both files are readable by their own user only. The key keeps secrets out of searches, backups
/// of single files and screenshots; it does not protect them from anyone who can read the whole
/// folder.
///
/// Create only one object per folder: two would overwrite each other's changes.
public actor FileKeychain: Keychain {
  private var file: SecretFile

  /// Creates a keychain in a folder, which is created with the first secret.
  public init(folder: URL) {
    file = SecretFile(folder: folder)
  }

  public func data(for account: String) throws(KeychainError) -> Data? {
    try file.contents()[account]
  }

  public func set(_ data: Data, for account: String) throws(KeychainError) {
    var items = try file.contents()
    guard items[account] != data else { return }
    items[account] = data
    try file.replace(with: items)
  }

  public func remove(_ account: String) throws(KeychainError) {
    var items = try file.contents()
    guard items.removeValue(forKey: account) != nil else { return }
    try file.replace(with: items)
  }
}
#endif
