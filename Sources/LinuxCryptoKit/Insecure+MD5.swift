import Cryptography

extension Insecure {
  /// MD5, which protects nothing.
  public struct MD5: HashFunction {
    public static var blockByteCount: Int { 64 }
    /// The length of a digest, in bytes.
    public static var byteCount: Int { MD5Digest.byteCount }

    private var running = RunningDigest(.md5)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      running.update(bufferPointer)
    }

    public func finalize() -> MD5Digest {
      MD5Digest(bytes: running.digest())
    }
  }

  /// A digest of MD5, which protects nothing.
  public struct MD5Digest: Digest {
    public static var byteCount: Int { 16 }

    let bytes: [UInt8]

    public var description: String { described("MD5 digest", bytes) }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
