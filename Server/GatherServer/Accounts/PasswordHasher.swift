import Dispatch
import Synchronization

/// Hashes passwords one at a time, on a thread of its own: a flood of logins takes neither the
/// memory nor the threads that all others need.
final class PasswordHasher: Sendable {
  /// Too many are waiting already.
  struct Busy: Error {}

  let cost: PasswordHash.Cost
  private let limit: Int
  private let waiting: Mutex<Int>
  private let queue = DispatchQueue(label: "gather.passwords", qos: .utility)
  /// Of no account: who names an unknown one waits as long as who does not.
  private let nobody: PasswordHash

  /// - Parameters:
  ///   - cost: What each hash costs from now on.
  ///   - limit: How many may wait at one time.
  /// - Throws: What scrypt throws for a cost that makes no sense.
  init(cost: PasswordHash.Cost, limit: Int) throws {
    self.cost = cost
    self.limit = limit
    nobody = try PasswordHash("nobody", cost: cost)
    // NB: Last: with a throw after it Swift 6.3.1 crashes in release builds.
    waiting = Mutex(0)
  }

  /// - Throws: `Busy`; `CryptoKitError` where memory is short.
  func hash(_ password: String) async throws -> PasswordHash {
    try await run { [cost] in try PasswordHash(password, cost: cost) }
  }

  /// Whether a password is that of a hash; never that of none.
  /// - Throws: As `hash(_:)`.
  func verify(_ password: String, against hash: PasswordHash?) async throws -> Bool {
    let compared = hash ?? nobody
    let matches = try await run { try compared.matches(password) }
    return matches && hash != nil
  }

  private func run<R: Sendable>(_ body: @escaping @Sendable () throws -> R) async throws -> R {
    let isFree = waiting.withLock { waiting in
      guard waiting < limit else { return false }
      waiting += 1
      return true
    }
    guard isFree else { throw Busy() }
    defer { waiting.withLock { $0 -= 1 } }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try body() }) }
    }
  }
}
