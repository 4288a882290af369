/// A digest of SHA-2 of 256 bits.
public struct SHA256Digest: ByteDigest {
  public static var byteCount: Int { 32 }

  static var functionName: String { "SHA256" }

  let bytes: [UInt8]
}
