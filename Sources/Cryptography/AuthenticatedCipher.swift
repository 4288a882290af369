internal import COpenSSL
public import Foundation

/// Encryption that also authenticates, with a tag of 16 bytes.
public struct AuthenticatedCipher: Sendable {
  /// How data is encrypted.
  public enum Algorithm: Sendable {
    /// AES in Galois/Counter Mode (NIST SP 800-38D), with keys of 16, 24 or 32 bytes.
    case aesGCM
    /// ChaCha20 with Poly1305 (RFC 8439), with keys of 32 bytes and nonces of 12.
    case chaChaPoly
  }

  /// The length of tags, in bytes.
  public static let tagByteCount = 16

  private let algorithm: Algorithm
  private let key: Data

  /// - Throws: ``CryptographyError`` if the algorithm has no keys of this length.
  public init(_ algorithm: Algorithm, key: Data) throws(CryptographyError) {
    self.algorithm = algorithm
    self.key = key
    guard cipher != nil else {
      throw CryptographyError("There are no keys of \(key.count) bytes.")
    }
  }

  /// Encrypts `plain`, and authenticates it together with `context`.
  ///
  /// - Throws: ``CryptographyError`` if OpenSSL refuses, such as because of the nonce's length.
  public func seal(
    _ plain: Data,
    nonce: Data,
    authenticating context: Data
  ) throws(CryptographyError) -> (ciphertext: Data, tag: Data) {
    let operation = try Operation(encrypting: true, cipher, key, nonce)
    try operation.authenticate(context)
    let encrypted = try operation.update(plain)
    try operation.finish()
    return (encrypted, try operation.tag(count: Self.tagByteCount))
  }

  /// Decrypts what `seal` returned.
  ///
  /// - Throws: ``CryptographyError`` if a part is not that of the sealing.
  public func open(
    _ ciphertext: Data,
    nonce: Data,
    tag: Data,
    authenticating context: Data
  ) throws(CryptographyError) -> Data {
    guard tag.count == Self.tagByteCount else { throw CryptographyError("The tag is too short.") }
    let operation = try Operation(encrypting: false, cipher, key, nonce)
    try operation.authenticate(context)
    let plain = try operation.update(ciphertext)
    try operation.setTag(tag)
    try operation.finish()
    return plain
  }

  private var cipher: OpaquePointer? {
    switch (algorithm, key.count) {
    case (.aesGCM, 16): EVP_aes_128_gcm()
    case (.aesGCM, 24): EVP_aes_192_gcm()
    case (.aesGCM, 32): EVP_aes_256_gcm()
    case (.chaChaPoly, 32): EVP_chacha20_poly1305()
    default: nil
    }
  }
}

/// One encryption or decryption.
private final class Operation {
  private let context: OpaquePointer
  private let isEncrypting: Bool

  init(
    encrypting: Bool,
    _ cipher: OpaquePointer?,
    _ key: Data,
    _ nonce: Data
  ) throws(CryptographyError) {
    OpenSSL.initialize()
    guard let context = EVP_CIPHER_CTX_new() else { throw CryptographyError("Memory is short.") }
    self.context = context
    isEncrypting = encrypting
    let direction: Int32 = encrypting ? 1 : 0
    try check(EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction))
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil))
    try check(EVP_CipherInit_ex(context, nil, nil, Array(key), Array(nonce), direction))
  }

  deinit {
    EVP_CIPHER_CTX_free(context)
  }

  /// Adds data that is authenticated and not encrypted.
  func authenticate(_ data: Data) throws(CryptographyError) {
    guard !data.isEmpty else { return }
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
    // Both are stream modes: no bytes are left.
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
