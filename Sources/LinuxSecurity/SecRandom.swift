import Cryptography

/// A source of random bytes.
public typealias SecRandomRef = AnyObject

/// The system's secure source.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Writes random bytes of the system's secure source.
///
/// - Parameters:
///   - rnd: `kSecRandomDefault`.
///   - count: The number of bytes.
///   - bytes: Memory for that many bytes.
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative count.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  UnsafeMutableRawBufferPointer(start: bytes, count: count).fillRandomly()
  return errSecSuccess
}
