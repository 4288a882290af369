import Cryptography

/// SHA-2 of 512 bits.
public struct SHA512: HashFunction {
  public static var blockByteCount: Int { 128 }
  /// The length of a digest, in bytes.
  public static var byteCount: Int { SHA512Digest.byteCount }

  private var running = RunningDigest(.sha512)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    running.update(bufferPointer)
  }

  public func finalize() -> SHA512Digest {
    SHA512Digest(bytes: running.digest())
  }
}
