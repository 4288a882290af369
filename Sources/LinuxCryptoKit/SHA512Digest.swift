/// A digest of SHA-2 of 512 bits.
public struct SHA512Digest: Digest {
  public static var byteCount: Int { 64 }

  let bytes: [UInt8]

  public var description: String { described("SHA512 digest", bytes) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
