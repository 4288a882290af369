internal import COpenSSL
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
    let cipher = try Cipher(encrypting: true, key: key, nonce: nonce)
    try cipher.authenticate(context)
    let encrypted = try cipher.update(plain)
    try cipher.finish()
    return nonce + encrypted + (try cipher.tag(count: tagCount))
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
    let cipher = try Cipher(encrypting: false, key: key, nonce: Data(box.prefix(nonceCount)))
    try cipher.authenticate(context)
    let plain = try cipher.update(Data(box.dropFirst(nonceCount).dropLast(tagCount)))
    try cipher.setTag(Data(box.suffix(tagCount)))
    try cipher.finish()
    return plain
  }
}

/// One encryption or decryption.
private final class Cipher {
  private let context: OpaquePointer
  private let isEncrypting: Bool

  init(encrypting: Bool, key: SymmetricKey, nonce: Data) throws(CryptographyError) {
    OpenSSL.initialize()
    guard let context = EVP_CIPHER_CTX_new() else { throw CryptographyError("Memory is short.") }
    self.context = context
    isEncrypting = encrypting
    let status = key.data.withUnsafeBytes { key in
      nonce.withUnsafeBytes { nonce in
        EVP_CipherInit_ex(
          context,
          EVP_aes_256_gcm(),
          nil,
          key.bindMemory(to: UInt8.self).baseAddress,
          nonce.bindMemory(to: UInt8.self).baseAddress,
          encrypting ? 1 : 0
        )
      }
    }
    try check(status)
  }

  deinit {
    EVP_CIPHER_CTX_free(context)
  }

  /// Adds data that is authenticated and not encrypted.
  func authenticate(_ data: Data) throws(CryptographyError) {
    var count: Int32 = 0
    try check(
      data.withUnsafeBytes { data in
        EVP_CipherUpdate(
          context,
          nil,
          &count,
          data.bindMemory(to: UInt8.self).baseAddress,
          Int32(data.count)
        )
      }
    )
  }

  func update(_ data: Data) throws(CryptographyError) -> Data {
    guard !data.isEmpty else { return Data() }
    var result = Data(count: data.count)
    var count: Int32 = 0
    let status = result.withUnsafeMutableBytes { result in
      data.withUnsafeBytes { data in
        EVP_CipherUpdate(
          context,
          result.bindMemory(to: UInt8.self).baseAddress,
          &count,
          data.bindMemory(to: UInt8.self).baseAddress,
          Int32(data.count)
        )
      }
    }
    try check(status)
    return result
  }

  /// Ends the operation; a decryption compares the tag.
  func finish() throws(CryptographyError) {
    // GCM is a stream mode: no bytes are left.
    var rest: UInt8 = 0
    var count: Int32 = 0
    try check(EVP_CipherFinal_ex(context, &rest, &count))
  }

  func tag(count: Int) throws(CryptographyError) -> Data {
    var tag = Data(count: count)
    let status = tag.withUnsafeMutableBytes { tag in
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(count), tag.baseAddress)
    }
    try check(status)
    return tag
  }

  func setTag(_ tag: Data) throws(CryptographyError) {
    var tag = tag
    let count = Int32(tag.count)
    let status = tag.withUnsafeMutableBytes { tag in
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, count, tag.baseAddress)
    }
    try check(status)
  }

  private func check(_ status: Int32) throws(CryptographyError) {
    guard status == 1 else {
      throw CryptographyError(
        isEncrypting ? "OpenSSL refused to encrypt." : "The box was not sealed with this key."
      )
    }
  }
}
