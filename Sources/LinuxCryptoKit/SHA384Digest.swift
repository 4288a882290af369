/// A digest of SHA-2 of 384 bits.
public struct SHA384Digest: Digest {
  public static var byteCount: Int { 48 }

  let bytes: [UInt8]

  public var description: String { described("SHA384 digest", bytes) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
