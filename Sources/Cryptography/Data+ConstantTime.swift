internal import COpenSSL
public import Foundation

extension Data {
  /// Whether both have the same bytes; takes the same time wherever they differ.
  ///
  /// The time depends on the length.
  public func equalsInConstantTime(_ other: Data) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        CRYPTO_memcmp(one.baseAddress, other.baseAddress, one.count) == 0
      }
    }
  }
}
