/// The length of a key.
public struct SymmetricKeySize: Sendable {
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

  /// The length in bits, a multiple of 8.
  public let bitCount: Int

  public init(bitCount: Int) {
    precondition(
      bitCount > 0 && bitCount.isMultiple(of: 8),
      "Expected a positive multiple of 8 bits, got \(bitCount)."
    )
    self.bitCount = bitCount
  }
}
