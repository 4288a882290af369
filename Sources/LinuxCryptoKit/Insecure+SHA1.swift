import Cryptography

extension Insecure {
  /// SHA-1, which protects nothing.
  public struct SHA1: HashFunction {
    public static var blockByteCount: Int { 64 }
    /// The length of a digest, in bytes.
    public static var byteCount: Int { SHA1Digest.byteCount }

    private var running = RunningDigest(.sha1)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      running.update(bufferPointer)
    }

    public func finalize() -> SHA1Digest {
      SHA1Digest(bytes: running.digest())
    }
  }

  /// A digest of SHA-1, which protects nothing.
  public struct SHA1Digest: Digest {
    public static var byteCount: Int { 20 }

    let bytes: [UInt8]

    public var description: String { described("SHA1 digest", bytes) }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
