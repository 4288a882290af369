import Cryptography
import Foundation

/// The stored hash of a password: salt, parameters and the output of scrypt (RFC 7914).
///
/// The format is `scrypt$15$8$3$salt$outcome`, both in base 64, so that hashes of different costs
/// can coexist.
struct PasswordHash: Sendable, Equatable, CustomStringConvertible {
  /// The cost parameters of scrypt.
  struct Cost: Sendable, Equatable {
    /// The binary logarithm of the number of rounds.
    var logarithmOfRounds: Int
    var blockSize: Int
    var parallelism: Int

    /// 32 MiB and a parallelism of three: the minimum of OWASP's cheat sheet on password storage.
    static let standard = Cost(logarithmOfRounds: 15, blockSize: 8, parallelism: 3)
  }

  let cost: Cost
  private let salt: Data
  private let outcome: Data

  /// Hashes a password, which takes the time that `cost` implies.
  /// - Throws: `CryptographyError` where the parameters are invalid or memory is short.
  init(_ password: String, cost: Cost) throws {
    let salt = Data.random(count: 16)
    self.cost = cost
    self.salt = salt
    outcome = try Self.outcome(password, salt, cost)
  }

  /// Parses the format of `text`; nil for anything else.
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

  /// The encoded hash that the database stores.
  var text: String {
    let numbers = "\(cost.logarithmOfRounds)$\(cost.blockSize)$\(cost.parallelism)"
    return "scrypt$\(numbers)$\(salt.base64EncodedString())$\(outcome.base64EncodedString())"
  }

  /// Omits salt and output.
  var description: String { "PasswordHash(\(cost))" }

  /// Returns whether the hash belongs to this password; takes the same time for every wrong
  /// password.
  /// - Throws: As `init`.
  func matches(_ password: String) throws -> Bool {
    let other = try Self.outcome(password, salt, cost)
    return outcome.equalsInConstantTime(other)
  }

  private static func outcome(_ password: String, _ salt: Data, _ cost: Cost) throws -> Data {
    // Two encodings of a letter are the same password.
    let password = Data(password.precomposedStringWithCanonicalMapping.utf8)
    return try Scrypt.deriveKey(
      from: password,
      salt: salt,
      byteCount: 32,
      rounds: 1 << cost.logarithmOfRounds,
      blockSize: cost.blockSize,
      parallelism: cost.parallelism
    )
  }
}
