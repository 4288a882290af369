import Dispatch
import Synchronization

/// Hashes passwords one at a time, on its own thread, so that a flood of logins takes neither
/// memory nor threads from other requests.
final class PasswordHasher: Sendable {
  /// The queue is full.
  struct Busy: Error {}

  let cost: PasswordHash.Cost
  private let limit: Int
  private let waiting: Mutex<Int>
  private let queue = DispatchQueue(label: "gather.passwords", qos: .utility)
  /// A hash of no account, so that an unknown name takes as long as a known one.
  private let nobody: PasswordHash

  /// - Parameters:
  ///   - cost: The cost of each new hash.
  ///   - limit: The maximum number of waiting requests.
  /// - Throws: The error of scrypt for an invalid cost.
  init(cost: PasswordHash.Cost, limit: Int) throws {
    self.cost = cost
    self.limit = limit
    nobody = try PasswordHash("nobody", cost: cost)
    // NB: Last: with a throw after it Swift 6.3.1 crashes in release builds.
    waiting = Mutex(0)
  }

  /// - Throws: `Busy`; `CryptographyError` where memory is short.
  func hash(_ password: String) async throws -> PasswordHash {
    try await run { [cost] in try PasswordHash(password, cost: cost) }
  }

  /// Returns whether a password matches a hash; never without a hash.
  /// - Throws: The errors of `hash(_:)`.
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
