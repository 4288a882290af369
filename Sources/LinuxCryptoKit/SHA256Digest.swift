/// A digest of SHA-2 of 256 bits.
public struct SHA256Digest: Digest {
  public static var byteCount: Int { 32 }

  let bytes: [UInt8]

  public var description: String { described("SHA256 digest", bytes) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
