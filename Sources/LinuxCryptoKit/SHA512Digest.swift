/// A digest of SHA-2 of 512 bits.
public struct SHA512Digest: ByteDigest {
  public static var byteCount: Int { 64 }

  static var functionName: String { "SHA512" }

  let bytes: [UInt8]
}
