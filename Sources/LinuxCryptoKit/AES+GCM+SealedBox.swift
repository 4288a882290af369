public import Foundation

extension AES.GCM {
  /// Encrypted data with its nonce and tag.
  public struct SealedBox: Sendable {
    let parts: SealedParts

    public var nonce: Nonce { Nonce(checked: parts.nonce) }
    /// The encrypted data, as long as the data.
    public var ciphertext: Data { parts.ciphertext }
    /// The tag that proves the data, of 16 bytes.
    public var tag: Data { parts.tag }

    /// Nonce, encrypted data and tag in one; nil unless the nonce has 12 bytes.
    public var combined: Data? {
      parts.nonce.count == SealedParts.nonceByteCount ? parts.combined : nil
    }

    /// Makes a box of its parts.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` if the tag has not 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      parts = try SealedParts(nonce: nonce.data, ciphertext: ciphertext, tag: tag)
    }

    /// Makes a box of its combined form, whose nonce has 12 bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` if it is too short.
    public init<D: DataProtocol>(combined: D) throws {
      parts = try SealedParts(combined: combined)
    }

    init(parts: SealedParts) {
      self.parts = parts
    }
  }
}
