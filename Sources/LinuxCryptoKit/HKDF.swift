public import Foundation

/// Derives keys from a secret (RFC 5869).
public struct HKDF<H: HashFunction> {
  /// Derives a key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key without a salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: [UInt8](),
      info: info,
      outputByteCount: outputByteCount
    )
  }

  /// Derives a key that is not bound to a use.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: salt,
      info: [UInt8](),
      outputByteCount: outputByteCount
    )
  }

  /// Derives a key without a salt that is not bound to a use.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: [UInt8](),
      info: [UInt8](),
      outputByteCount: outputByteCount
    )
  }

  /// The first step: a key of even entropy.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let key = salt.map { SymmetricKey(data: Data($0)) } ?? SymmetricKey(data: Data())
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.data, using: key)
  }

  /// The second step: a key of the wanted length.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK,
    info: Info?,
    outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    var output = Data()
    var block = Data()
    var counter: UInt8 = 0
    while output.count < outputByteCount {
      guard counter < .max else {
        preconditionFailure("HKDF makes 255 digests at most, not \(outputByteCount) bytes.")
      }
      counter += 1
      var code = HMAC<H>(key: key)
      code.update(data: block)
      if let info { code.update(data: info) }
      code.update(data: [counter])
      block = Data(code.finalize())
      output += block
    }
    return SymmetricKey(data: output.prefix(outputByteCount))
  }
}
