import Cryptography

/// SHA-2 of 256 bits.
public struct SHA256: RunningHashFunction {
  public typealias Digest = SHA256Digest

  public static var blockByteCount: Int { 64 }
  /// The length of a digest, in bytes.
  public static var byteCount: Int { SHA256Digest.byteCount }

  var running = RunningDigest(.sha256)

  public init() {}
}
