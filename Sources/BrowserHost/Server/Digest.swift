/// A short digest of bytes, which distinguishes versions; not for secrets.
enum Digest {
  /// Returns the digest by FNV-1a, 64 bits.
  static func name(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
