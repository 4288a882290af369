import Cryptography

extension Insecure {
  /// SHA-1, which protects nothing.
  public struct SHA1: RunningHashFunction {
    public typealias Digest = SHA1Digest

    public static var blockByteCount: Int { 64 }
    /// The length of a digest, in bytes.
    public static var byteCount: Int { SHA1Digest.byteCount }

    var running = RunningDigest(.sha1)

    public init() {}
  }

  /// A digest of SHA-1, which protects nothing.
  public struct SHA1Digest: ByteDigest {
    public static var byteCount: Int { 20 }

    static var functionName: String { "SHA1" }

    let bytes: [UInt8]
  }
}
