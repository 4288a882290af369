public import Foundation

/// HMAC with SHA-256 (RFC 2104).
public enum HMACSHA256 {
  /// The authentication code of `message`, of 32 bytes.
  public static func code(for message: Data, using key: SymmetricKey) -> Data {
    var code = key.data.withUnsafeBytes { RunningHMAC(.sha256, key: $0) }
    message.withUnsafeBytes { code.update($0) }
    return Data(code.code())
  }

  /// Whether `code` is the authentication code of `message`.
  ///
  /// Takes the same time for every wrong code.
  public static func isValid(_ code: Data, for message: Data, using key: SymmetricKey) -> Bool {
    self.code(for: message, using: key).equalsInConstantTime(code)
  }
}
