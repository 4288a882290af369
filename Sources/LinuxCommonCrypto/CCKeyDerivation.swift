// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// A function that derives keys.
public typealias CCPBKDFAlgorithm = UInt32
/// A function that keys are derived with.
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2 = 2

public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password (PBKDF2).
///
/// Lengths are in bytes, and `derivedKey` has memory for `derivedKeyLen` of them.
///
/// - Returns: `kCCSuccess`, or `kCCParamError`.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm,
  _ password: UnsafePointer<CChar>!,
  _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!,
  _ saltLen: Int,
  _ prf: CCPseudoRandomAlgorithm,
  _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!,
  _ derivedKeyLen: Int
) -> Int32 {
  let function: DigestAlgorithm
  switch Int(prf) {
  case kCCPRFHmacAlgSHA1: function = .sha1
  case kCCPRFHmacAlgSHA224: function = .sha224
  case kCCPRFHmacAlgSHA256: function = .sha256
  case kCCPRFHmacAlgSHA384: function = .sha384
  case kCCPRFHmacAlgSHA512: function = .sha512
  default: return Int32(kCCParamError)
  }
  guard Int(algorithm) == kCCPBKDF2, derivedKey != nil,
    let key = try? PBKDF2.deriveKey(
      from: UnsafeRawBufferPointer(start: password, count: passwordLen),
      salt: UnsafeRawBufferPointer(start: salt, count: saltLen),
      rounds: Int(rounds),
      algorithm: function,
      byteCount: derivedKeyLen
    )
  else { return Int32(kCCParamError) }
  derivedKey.update(from: key, count: key.count)
  return Int32(kCCSuccess)
}
