internal import Glibc

/// A hash of code units or bytes that is fast for short texts.
///
/// The hash does not resist chosen collisions: caches compare entries, and keep one value per hash.
enum TextHash {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let product = (hash ^ value).multipliedFullWidth(by: factor)
    return product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mix(hash, rest)
  }

  static func of(_ units: UnsafeBufferPointer<UInt16>) -> UInt64 {
    of(UnsafeRawBufferPointer(units))
  }
}

extension Array {
  /// Returns whether the bytes of both are the same, for elements without padding.
  @inline(__always)
  func hasSameBytes(as other: UnsafeBufferPointer<Element>) -> Bool {
    guard count == other.count else { return false }
    guard count > 0, let address = other.baseAddress else { return true }
    return withUnsafeBytes { bytes in
      bytes.baseAddress.map { memcmp($0, address, bytes.count) == 0 } ?? true
    }
  }
}
