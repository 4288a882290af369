import Cryptography
import Foundation

/// The parts of a sealed box.
struct SealedParts: Sendable {
  static let nonceByteCount = 12

  let nonce: Data
  let ciphertext: Data
  let tag: Data

  init(
    nonce: Data,
    ciphertext: some DataProtocol,
    tag: some DataProtocol
  ) throws(CryptoKitError) {
    guard tag.count == AuthenticatedCipher.tagByteCount else { throw .incorrectParameterSize }
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }

  /// Splits the combined form of a box, whose nonce has 12 bytes.
  init(combined: some DataProtocol) throws(CryptoKitError) {
    let (nonceCount, tagCount) = (Self.nonceByteCount, AuthenticatedCipher.tagByteCount)
    guard combined.count >= nonceCount + tagCount else { throw .incorrectParameterSize }
    let data = Data(combined)
    nonce = Data(data.prefix(nonceCount))
    ciphertext = Data(data.dropFirst(nonceCount).dropLast(tagCount))
    tag = Data(data.suffix(tagCount))
  }

  var combined: Data { nonce + ciphertext + tag }
}

extension AuthenticatedCipher.Algorithm {
  func seal(
    _ message: some DataProtocol,
    using key: SymmetricKey,
    nonce: Data,
    authenticating context: some DataProtocol
  ) throws(CryptoKitError) -> SealedParts {
    let sealed = try operating(on: key) { cipher throws(CryptographyError) in
      try cipher.seal(Data(message), nonce: nonce, authenticating: Data(context))
    }
    return try SealedParts(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
  }

  func open(
    _ parts: SealedParts,
    using key: SymmetricKey,
    authenticating context: some DataProtocol
  ) throws(CryptoKitError) -> Data {
    try operating(on: key) { cipher throws(CryptographyError) in
      try cipher.open(
        parts.ciphertext,
        nonce: parts.nonce,
        tag: parts.tag,
        authenticating: Data(context)
      )
    }
  }

  private func operating<R>(
    on key: SymmetricKey,
    _ body: (AuthenticatedCipher) throws(CryptographyError) -> R
  ) throws(CryptoKitError) -> R {
    guard let cipher = try? AuthenticatedCipher(self, key: key.data) else {
      throw .incorrectKeySize
    }
    do {
      return try body(cipher)
    } catch {
      throw .authenticationFailure
    }
  }
}
