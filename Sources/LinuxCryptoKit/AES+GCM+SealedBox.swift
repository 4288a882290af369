import Cryptography
public import Foundation

extension AES.GCM {
  /// Encrypted data with its nonce and tag.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    /// The encrypted data, as long as the data.
    public let ciphertext: Data
    /// The tag that proves the data, of 16 bytes.
    public let tag: Data

    /// Nonce, encrypted data and tag in one; nil unless the nonce has 12 bytes.
    public var combined: Data? {
      nonce.data.count == 12 ? nonce.data + ciphertext + tag : nil
    }

    /// Makes a box of its parts.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` if the tag has not 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == AuthenticatedCipher.tagByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    /// Makes a box of its combined form, whose nonce has 12 bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` if it is too short.
    public init<D: DataProtocol>(combined: D) throws {
      let tagCount = AuthenticatedCipher.tagByteCount
      guard combined.count >= 12 + tagCount else { throw CryptoKitError.incorrectParameterSize }
      let data = Data(combined)
      nonce = try Nonce(data: data.prefix(12))
      ciphertext = Data(data.dropFirst(12).dropLast(tagCount))
      tag = Data(data.suffix(tagCount))
    }
  }
}
