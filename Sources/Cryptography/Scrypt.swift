internal import COpenSSL
public import Foundation

/// The password-based key derivation function scrypt (RFC 7914).
public enum Scrypt {
  /// Derives a key from a password.
  ///
  /// - Parameters:
  ///   - password: The password, as bytes.
  ///   - salt: Random bytes of their own for each password.
  ///   - byteCount: The length of the key.
  ///   - rounds: The cost parameter N, a power of two.
  ///   - blockSize: The parameter r.
  ///   - parallelism: The parameter p.
  /// - Returns: The key, of `byteCount` bytes.
  /// - Throws: ``CryptographyError`` if the parameters make no sense or memory is short.
  /// - Complexity: O(rounds × blockSize × parallelism) time, O(rounds × blockSize) memory.
  public static func deriveKey(
    from password: Data,
    salt: Data,
    byteCount: Int,
    rounds: Int,
    blockSize: Int,
    parallelism: Int
  ) throws(CryptographyError) -> Data {
    guard rounds > 1, blockSize > 0, parallelism > 0, byteCount > 0 else {
      throw CryptographyError("scrypt has no cost of \(rounds), \(blockSize), \(parallelism).")
    }
    // RFC 7914 asks for 128 · r · (N + p + 2) bytes. The limit leaves room for OpenSSL's own.
    let (size, overflows) = (128 * blockSize).multipliedReportingOverflow(
      by: rounds + parallelism + 2
    )
    guard !overflows else { throw CryptographyError("scrypt would need too much memory.") }
    OpenSSL.initialize()
    // OpenSSL derives nothing from a null pointer, which an empty `Data` has.
    let terminated = password + [0]
    var key = Data(count: byteCount)
    let status = key.withUnsafeMutableBytes { key in
      terminated.withUnsafeBytes { terminated in
        salt.withUnsafeBytes { salt in
          EVP_PBE_scrypt(
            terminated.bindMemory(to: CChar.self).baseAddress,
            password.count,
            salt.bindMemory(to: UInt8.self).baseAddress,
            salt.count,
            UInt64(rounds),
            UInt64(blockSize),
            UInt64(parallelism),
            2 * UInt64(size),
            key.bindMemory(to: UInt8.self).baseAddress,
            byteCount
          )
        }
      }
    }
    guard status == 1 else {
      throw CryptographyError(
        "OpenSSL refused scrypt with \(rounds), \(blockSize), \(parallelism)."
      )
    }
    return key
  }
}
