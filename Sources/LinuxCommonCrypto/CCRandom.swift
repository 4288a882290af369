// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cryptography

/// The result of a generator of random bytes.
public typealias CCRNGStatus = CCCryptorStatus

/// Writes random bytes of the system's secure source.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  guard bytes != nil, count >= 0 else { return CCRNGStatus(kCCParamError) }
  UnsafeMutableRawBufferPointer(start: bytes, count: count).fillRandomly()
  return CCRNGStatus(kCCSuccess)
}
