import Cryptography

/// SHA-2 of 384 bits.
public struct SHA384: HashFunction {
  public static var blockByteCount: Int { 128 }
  /// The length of a digest, in bytes.
  public static var byteCount: Int { SHA384Digest.byteCount }

  private var running = RunningDigest(.sha384)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    running.update(bufferPointer)
  }

  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: running.digest())
  }
}
