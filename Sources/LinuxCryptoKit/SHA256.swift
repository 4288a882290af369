import Cryptography

/// SHA-2 of 256 bits.
public struct SHA256: HashFunction {
  public static var blockByteCount: Int { 64 }
  /// The length of a digest, in bytes.
  public static var byteCount: Int { SHA256Digest.byteCount }

  private var running = RunningDigest(.sha256)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    running.update(bufferPointer)
  }

  public func finalize() -> SHA256Digest {
    SHA256Digest(bytes: running.digest())
  }
}
