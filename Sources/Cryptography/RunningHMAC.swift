/// An authentication code of data that comes in parts (RFC 2104).
public struct RunningHMAC {
  private var inner: RunningDigest
  private var outer: RunningDigest

  public init(_ algorithm: DigestAlgorithm, key: UnsafeRawBufferPointer) {
    inner = RunningDigest(algorithm)
    outer = RunningDigest(algorithm)
    var block = [UInt8](key)
    if block.count > algorithm.blockByteCount {
      var digest = RunningDigest(algorithm)
      digest.update(key)
      block = digest.digest()
    }
    block += [UInt8](repeating: 0, count: algorithm.blockByteCount - block.count)
    block.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update($0) }
    block.map { $0 ^ 0x5C }.withUnsafeBytes { outer.update($0) }
  }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    inner.update(bytes)
  }

  /// Returns the code of the bytes so far; more can be added.
  public func code() -> [UInt8] {
    var outer = outer
    inner.digest().withUnsafeBytes { outer.update($0) }
    return outer.digest()
  }
}
