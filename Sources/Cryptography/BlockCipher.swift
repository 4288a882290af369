internal import COpenSSL

/// Encryption by blocks, without authentication.
public struct BlockCipher: Sendable {
  /// How the key is used.
  public enum Algorithm: Sendable {
    /// AES, with keys of 16, 24 or 32 bytes.
    case aes
    /// Triple DES, with keys of 24 bytes.
    case tripleDES
  }

  private let algorithm: Algorithm
  private let key: [UInt8]
  private let chainsBlocks: Bool
  private let pads: Bool

  /// - Parameters:
  ///   - algorithm: The cipher.
  ///   - key: The key, of a length that the cipher has.
  ///   - chainsBlocks: Whether a block changes the following one (CBC), or not (ECB).
  ///   - pads: Whether data is filled up to whole blocks, as PKCS #7 describes.
  /// - Throws: ``CryptographyError`` if the algorithm has no keys of this length.
  public init(
    _ algorithm: Algorithm,
    key: [UInt8],
    chainsBlocks: Bool,
    pads: Bool
  ) throws(CryptographyError) {
    self.algorithm = algorithm
    self.key = key
    self.chainsBlocks = chainsBlocks
    self.pads = pads
    guard cipher != nil else {
      throw CryptographyError("There are no keys of \(key.count) bytes.")
    }
  }

  /// The length of a block, in bytes.
  public var blockByteCount: Int { algorithm == .aes ? 16 : 8 }

  /// Encrypts or decrypts data.
  ///
  /// - Parameters:
  ///   - data: The data; whole blocks unless it is padded.
  ///   - encrypting: Whether to encrypt.
  ///   - vector: The initialization vector of a block's length; nil is one of zeros.
  /// - Returns: The encrypted or decrypted data.
  /// - Throws: ``CryptographyError`` if the length of data, or its padding, is wrong.
  public func transform(
    _ data: UnsafeRawBufferPointer,
    encrypting: Bool,
    vector: [UInt8]?
  ) throws(CryptographyError) -> [UInt8] {
    OpenSSL.initialize()
    guard let context = EVP_CIPHER_CTX_new() else { throw CryptographyError("Memory is short.") }
    defer { EVP_CIPHER_CTX_free(context) }
    let vector = vector ?? [UInt8](repeating: 0, count: blockByteCount)
    guard vector.count == blockByteCount,
      EVP_CipherInit_ex(context, cipher, nil, key, vector, encrypting ? 1 : 0) == 1,
      EVP_CIPHER_CTX_set_padding(context, pads ? 1 : 0) == 1
    else { throw CryptographyError("OpenSSL refused the key or the vector.") }
    var result = [UInt8](repeating: 0, count: data.count + blockByteCount)
    var count: Int32 = 0
    var rest: Int32 = 0
    let isSound = result.withUnsafeMutableBufferPointer { result in
      EVP_CipherUpdate(
        context,
        result.baseAddress,
        &count,
        data.bindMemory(to: UInt8.self).baseAddress,
        Int32(data.count)
      ) == 1
        && EVP_CipherFinal_ex(context, result.baseAddress?.advanced(by: Int(count)), &rest) == 1
    }
    guard isSound else { throw CryptographyError("The data has no whole blocks or no padding.") }
    return Array(result.prefix(Int(count + rest)))
  }

  private var cipher: OpaquePointer? {
    switch (algorithm, key.count) {
    case (.aes, 16): chainsBlocks ? EVP_aes_128_cbc() : EVP_aes_128_ecb()
    case (.aes, 24): chainsBlocks ? EVP_aes_192_cbc() : EVP_aes_192_ecb()
    case (.aes, 32): chainsBlocks ? EVP_aes_256_cbc() : EVP_aes_256_ecb()
    case (.tripleDES, 24): chainsBlocks ? EVP_des_ede3_cbc() : EVP_des_ede3_ecb()
    default: nil
    }
  }
}
