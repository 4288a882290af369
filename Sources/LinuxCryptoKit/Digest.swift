import Cryptography
public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  /// The length in bytes.
  static var byteCount: Int { get }
}

extension Digest {
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes(Array.init).makeIterator()
  }

  /// Whether the digest has these bytes; takes the same time wherever they differ.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    Data(lhs).equalsInConstantTime(Data(rhs))
  }

  /// Whether the digest lacks these bytes.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    !(lhs == rhs)
  }
}

/// The bytes as hexadecimal digits, after a name.
func described(_ name: String, _ bytes: [UInt8]) -> String {
  let digits = bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
  return "\(name): \(digits.joined())"
}
