import Cryptography

extension Insecure {
  /// MD5, which protects nothing.
  public struct MD5: RunningHashFunction {
    public typealias Digest = MD5Digest

    public static var blockByteCount: Int { 64 }
    /// The length of a digest, in bytes.
    public static var byteCount: Int { MD5Digest.byteCount }

    var running = RunningDigest(.md5)

    public init() {}
  }

  /// A digest of MD5, which protects nothing.
  public struct MD5Digest: ByteDigest {
    public static var byteCount: Int { 16 }

    static var functionName: String { "MD5" }

    let bytes: [UInt8]
  }
}
