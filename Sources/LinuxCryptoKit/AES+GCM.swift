import Cryptography
public import Foundation

extension AES {
  /// Galois/Counter Mode, which encrypts and authenticates.
  public enum GCM {}
}

extension AES.GCM {
  /// Encrypts data, and authenticates it together with other data.
  ///
  /// A nonce is a number that is used once with a key; nil is a random one.
  ///
  /// - Throws: `CryptoKitError`.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext,
    using key: SymmetricKey,
    nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    return SealedBox(
      parts: try AuthenticatedCipher.Algorithm.aesGCM.seal(
        message,
        using: key,
        nonce: nonce.data,
        authenticating: authenticatedData
      )
    )
  }

  /// Encrypts data.
  ///
  /// A nonce is a number that is used once with a key; nil is a random one.
  ///
  /// - Throws: `CryptoKitError`.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext,
    using key: SymmetricKey,
    nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }

  /// Decrypts data that was authenticated together with other data.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` if anything differs from the sealing.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox,
    using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    try AuthenticatedCipher.Algorithm.aesGCM.open(
      sealedBox.parts,
      using: key,
      authenticating: authenticatedData
    )
  }

  /// Decrypts data.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` if anything differs from the sealing.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
}
