import DeviceKeychain
import Foundation
import ModelKit

/// The login of this device, kept in its keychain.
actor SessionStore {
  private static let sessionAccount = "session"
  private static let nameAccount = "username"

  private let keychain: any Keychain
  private let now: @Sendable () -> Date
  private let changes: Broadcast<SessionChange>
  private let log: @Sendable (String) -> Void

  init(
    keychain: any Keychain,
    now: @escaping @Sendable () -> Date,
    changes: Broadcast<SessionChange>,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.keychain = keychain
    self.now = now
    self.changes = changes
    self.log = log
  }

  /// Returns the current session; deletes one that is expired or cannot be decoded.
  func current() async throws(GatherError) -> Session? {
    guard let data = try await read(Self.sessionAccount) else { return nil }
    let session = try? JSONDecoder().decode(Session.self, from: data)
    guard let session, session.expiresAt.map({ $0 > now() }) ?? true else {
      try await forget(by: .rejection)
      return nil
    }
    return session
  }

  /// Stores a session in place of the previous one.
  func begin(_ session: Session) async throws(GatherError) {
    do {
      try await keychain.set(try JSONEncoder().encode(session), for: Self.sessionAccount)
    } catch {
      throw .storage("\(error)")
    }
    await changes.send(.began(session))
  }

  /// Ends a session if it is still the current one, so that a late response to an older one ends no
  /// other.
  func end(_ session: Session, by cause: SessionChange.Cause) async throws(GatherError) {
    guard try await current()?.token == session.token else { return }
    try await forget(by: cause)
  }

  /// Returns the name to offer at the next login.
  func rememberedName() async throws(GatherError) -> String? {
    try await read(Self.nameAccount).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameter name: The name; nil deletes the stored one.
  /// - Throws: `.storage`.
  func remember(_ name: String?) async throws(GatherError) {
    do {
      if let name {
        try await keychain.set(name, for: Self.nameAccount)
      } else {
        try await keychain.remove(Self.nameAccount)
      }
    } catch {
      throw .storage("\(error)")
    }
  }

  private func forget(by cause: SessionChange.Cause) async throws(GatherError) {
    do { try await keychain.remove(Self.sessionAccount) } catch { throw .storage("\(error)") }
    await changes.send(.ended(cause))
  }

  private func read(_ account: String) async throws(GatherError) -> Data? {
    do {
      return try await keychain.data(for: account)
    } catch {
      // Thrown once; the keychain is empty from then on.
      if case KeychainError.damaged = error { log("\(error)") }
      throw .storage("\(error)")
    }
  }
}
