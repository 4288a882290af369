internal import COpenSSL

/// The password-based key derivation function 2 (RFC 8018), with HMAC.
public enum PBKDF2 {
  /// Derives a key from a password.
  ///
  /// - Parameters:
  ///   - password: The password, as bytes.
  ///   - salt: Random bytes of their own for each password.
  ///   - rounds: The number of iterations, at least 1.
  ///   - algorithm: The hash function of HMAC.
  ///   - byteCount: The length of the key, at least 1.
  /// - Returns: The key, of `byteCount` bytes.
  /// - Throws: ``CryptographyError`` if rounds or length make no sense.
  /// - Complexity: O(rounds × byteCount).
  public static func deriveKey(
    from password: UnsafeRawBufferPointer,
    salt: UnsafeRawBufferPointer,
    rounds: Int,
    algorithm: DigestAlgorithm,
    byteCount: Int
  ) throws(CryptographyError) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: max(byteCount, 0))
    // OpenSSL measures a password without a length by its terminator, if the pointer is not null.
    let status = (Array(password) + [0]).withUnsafeBytes { terminated in
      PKCS5_PBKDF2_HMAC(
        terminated.bindMemory(to: CChar.self).baseAddress,
        Int32(password.count),
        salt.bindMemory(to: UInt8.self).baseAddress,
        Int32(salt.count),
        Int32(clamping: rounds),
        algorithm.function,
        Int32(key.count),
        &key
      )
    }
    guard status == 1, byteCount > 0, rounds > 0 else {
      throw CryptographyError("OpenSSL refused PBKDF2 of \(rounds) rounds, \(byteCount) bytes.")
    }
    return key
  }
}
