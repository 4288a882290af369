import DeviceKeychain
import Foundation

/// A keychain in memory.
actor MemoryKeychain: Keychain {
  private var items: [String: Data] = [:]

  func data(for account: String) -> Data? { items[account] }

  func set(_ data: Data, for account: String) { items[account] = data }

  func remove(_ account: String) { items[account] = nil }
}
