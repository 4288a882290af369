import Cryptography

/// SHA-2 of 384 bits.
public struct SHA384: RunningHashFunction {
  public typealias Digest = SHA384Digest

  public static var blockByteCount: Int { 128 }
  /// The length of a digest, in bytes.
  public static var byteCount: Int { SHA384Digest.byteCount }

  var running = RunningDigest(.sha384)

  public init() {}
}
