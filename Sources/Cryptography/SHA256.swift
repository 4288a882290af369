public import Foundation

/// SHA-256 (FIPS 180-4).
public enum SHA256 {
  /// The length of a digest, in bytes.
  public static let byteCount = 32

  /// The digest of `data`, of ``byteCount`` bytes.
  ///
  /// - Complexity: O(bytes).
  public static func digest(of data: Data) -> Data {
    var digest = RunningDigest(.sha256)
    data.withUnsafeBytes { digest.update($0) }
    return Data(digest.digest())
  }
}
