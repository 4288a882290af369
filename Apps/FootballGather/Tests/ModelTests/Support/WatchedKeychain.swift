#if os(Linux)
import DeviceKeychain
import FootballGatherTesting
import Foundation

/// A keychain in a file that reports removals.
struct WatchedKeychain: Keychain {
  let base: FileKeychain
  /// The accounts of the removed secrets, sorted from first to last.
  let removals: Shared<[String]>

  func data(for account: String) async throws -> Data? { try await base.data(for: account) }

  func set(_ data: Data, for account: String) async throws {
    try await base.set(data, for: account)
  }

  func remove(_ account: String) async throws {
    try await base.remove(account)
    removals.change { $0.append(account) }
  }
}
#endif
