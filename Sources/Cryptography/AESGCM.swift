public import Foundation

/// AES-256 in Galois/Counter Mode (NIST SP 800-38D).
///
/// A sealed box has CryptoKit's combined form: a nonce of 12 bytes, the ciphertext, a tag of 16 bytes.
public enum AESGCM {
  private static let nonceCount = 12
  private static let tagCount = 16

  /// Encrypts `plain` under a random nonce, and authenticates it together with `context`.
  ///
  /// - Throws: ``CryptographyError`` if OpenSSL refuses.
  public static func seal(
    _ plain: Data,
    using key: SymmetricKey,
    authenticating context: Data
  ) throws(CryptographyError) -> Data {
    let nonce = Data.random(count: nonceCount)
    let sealed = try AuthenticatedCipher(.aesGCM, key: key.data)
      .seal(plain, nonce: nonce, authenticating: context)
    return nonce + sealed.ciphertext + sealed.tag
  }

  /// Decrypts what ``seal(_:using:authenticating:)`` returned.
  ///
  /// - Throws: ``CryptographyError`` if box, key or context are not those of the sealing.
  public static func open(
    _ box: Data,
    using key: SymmetricKey,
    authenticating context: Data
  ) throws(CryptographyError) -> Data {
    guard box.count >= nonceCount + tagCount else {
      throw CryptographyError("The box is too short.")
    }
    return try AuthenticatedCipher(.aesGCM, key: key.data).open(
      Data(box.dropFirst(nonceCount).dropLast(tagCount)),
      nonce: Data(box.prefix(nonceCount)),
      tag: Data(box.suffix(tagCount)),
      authenticating: context
    )
  }
}
