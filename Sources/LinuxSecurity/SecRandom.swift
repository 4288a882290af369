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
  for offset in 0..<count {
    bytes.storeBytes(of: .random(in: .min ... .max), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
