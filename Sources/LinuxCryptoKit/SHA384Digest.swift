/// A digest of SHA-2 of 384 bits.
public struct SHA384Digest: ByteDigest {
  public static var byteCount: Int { 48 }

  static var functionName: String { "SHA384" }

  let bytes: [UInt8]
}
