import Crypto
import CryptoExtras
import Foundation

/// What is kept of a password: salt, parameters and the outcome of scrypt (RFC 7914).
///
/// `scrypt$15$8$3$salt$outcome`, both in base 64: hashes of several strengths lie side by side.
struct PasswordHash: Sendable, Equatable, CustomStringConvertible {
  /// What a hash costs.
  struct Cost: Sendable, Equatable {
    /// Of the number of rounds, which is a power of two.
    var logarithmOfRounds: Int
    var blockSize: Int
    var parallelism: Int

    /// 32 MiB, thrice over: what OWASP's cheat sheet on password storage asks for at least.
    static let standard = Cost(logarithmOfRounds: 15, blockSize: 8, parallelism: 3)
  }

  let cost: Cost
  private let salt: Data
  private let outcome: Data

  /// Takes as long as `cost` says.
  /// - Throws: `CryptoKitError` where the parameters make no sense or memory is short.
  init(_ password: String, cost: Cost) throws {
    let salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
    self.cost = cost
    self.salt = salt
    outcome = try Self.outcome(password, salt, cost)
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0] == "scrypt", let logarithm = Int(parts[1]),
      (1...24).contains(logarithm), let blockSize = Int(parts[2]), let parallelism = Int(parts[3]),
      let salt = Data(base64Encoded: String(parts[4])),
      let outcome = Data(base64Encoded: String(parts[5])), outcome.count == 32
    else { return nil }
    cost = Cost(logarithmOfRounds: logarithm, blockSize: blockSize, parallelism: parallelism)
    self.salt = salt
    self.outcome = outcome
  }

  /// What the database keeps.
  var text: String {
    let numbers = "\(cost.logarithmOfRounds)$\(cost.blockSize)$\(cost.parallelism)"
    return "scrypt$\(numbers)$\(salt.base64EncodedString())$\(outcome.base64EncodedString())"
  }

  /// Without salt and outcome.
  var description: String { "PasswordHash(\(cost))" }

  /// Whether it was made of this password; takes the same time for every wrong one.
  /// - Throws: As `init`.
  func matches(_ password: String) throws -> Bool {
    let other = try Self.outcome(password, salt, cost)
    return zip(outcome, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func outcome(_ password: String, _ salt: Data, _ cost: Cost) throws -> Data {
    // Two spellings of one letter are one password.
    let password = Data(password.precomposedStringWithCanonicalMapping.utf8)
    let rounds = 1 << cost.logarithmOfRounds
    return try KDF.Scrypt.deriveKey(
      from: password,
      salt: salt,
      outputByteCount: 32,
      rounds: rounds,
      blockSize: cost.blockSize,
      parallelism: cost.parallelism,
      // What RFC 7914 says it takes, and as much again for whoever counts otherwise.
      maxMemory: 2 * 128 * cost.blockSize * (rounds + cost.parallelism + 2)
    ).withUnsafeBytes { Data($0) }
  }
}
