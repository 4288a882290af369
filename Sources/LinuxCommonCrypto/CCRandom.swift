// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The result of a generator of random bytes.
public typealias CCRNGStatus = CCCryptorStatus

/// Writes random bytes of the system's secure source.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  guard bytes != nil, count >= 0 else { return CCRNGStatus(kCCParamError) }
  for offset in 0..<count {
    bytes.storeBytes(of: .random(in: .min ... .max), toByteOffset: offset, as: UInt8.self)
  }
  return CCRNGStatus(kCCSuccess)
}
