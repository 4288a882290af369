public import Foundation

/// A code that proves that data comes from somebody who has the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sendable, Sequence
where Element == UInt8 {
  /// The length in bytes.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes(Array.init).makeIterator()
  }
}
