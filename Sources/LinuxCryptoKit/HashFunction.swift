public import Foundation

/// A function that turns data of any length into a digest of a fixed one.
public protocol HashFunction {
  associatedtype Digest: LinuxCryptoKit.Digest

  /// The length of the blocks that the function works on, in bytes.
  static var blockByteCount: Int { get }

  init()

  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the digest of the data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  /// Computes the digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Computes the digest of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}
