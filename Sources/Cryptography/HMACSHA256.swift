internal import COpenSSL
public import Foundation

/// HMAC with SHA-256 (RFC 2104).
public enum HMACSHA256 {
  /// The authentication code of `message`, of 32 bytes.
  public static func code(for message: Data, using key: SymmetricKey) -> Data {
    OpenSSL.initialize()
    var code = Data(count: SHA256.byteCount)
    let result = code.withUnsafeMutableBytes { code in
      message.withUnsafeBytes { message in
        key.data.withUnsafeBytes { key in
          HMAC(
            EVP_sha256(),
            key.baseAddress,
            Int32(key.count),
            message.bindMemory(to: UInt8.self).baseAddress,
            message.count,
            code.bindMemory(to: UInt8.self).baseAddress,
            nil
          )
        }
      }
    }
    precondition(result != nil, "OpenSSL has no HMAC; is its default provider disabled?")
    return code
  }

  /// Whether `code` is the authentication code of `message`.
  ///
  /// Takes the same time for every wrong code.
  public static func isValid(_ code: Data, for message: Data, using key: SymmetricKey) -> Bool {
    self.code(for: message, using: key).equalsInConstantTime(code)
  }
}
