#if !os(Linux)
public import Foundation
import Security

/// Apple's keychain: generic passwords of one service, readable after the first unlock, on this
/// device only.
public struct SecurityKeychain: Keychain {
  private let service: String

  /// - Parameter service: Distinguishes this app's secrets from others', such as its bundle
  ///   identifier.
  public init(service: String) {
    self.service = service
  }

  public func data(for account: String) throws(KeychainError) -> Data? {
    var query = query(account)
    query[kSecReturnData] = true
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &found)
    if status == errSecItemNotFound { return nil }
    try Self.check(status)
    return found as? Data
  }

  public func set(_ data: Data, for account: String) throws(KeychainError) {
    let change = [kSecValueData: data] as CFDictionary
    let status = SecItemUpdate(query(account) as CFDictionary, change)
    guard status == errSecItemNotFound else { return try Self.check(status) }
    var item = query(account)
    item[kSecValueData] = data
    item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    try Self.check(SecItemAdd(item as CFDictionary, nil))
  }

  public func remove(_ account: String) throws(KeychainError) {
    let status = SecItemDelete(query(account) as CFDictionary)
    if status != errSecItemNotFound { try Self.check(status) }
  }

  private func query(_ account: String) -> [CFString: Any] {
    [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: account,
    ]
  }

  private static func check(_ status: OSStatus) throws(KeychainError) {
    guard status == errSecSuccess else { throw .refused(status: status) }
  }
}
#endif
