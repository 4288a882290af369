import Cryptography

/// SHA-2 of 512 bits.
public struct SHA512: RunningHashFunction {
  public typealias Digest = SHA512Digest

  public static var blockByteCount: Int { 128 }
  /// The length of a digest, in bytes.
  public static var byteCount: Int { SHA512Digest.byteCount }

  var running = RunningDigest(.sha512)

  public init() {}
}
