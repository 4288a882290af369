/// A digest that stores its bytes.
protocol ByteDigest: Digest {
  /// The name of the hash function.
  static var functionName: String { get }

  var bytes: [UInt8] { get }

  init(bytes: [UInt8])
}

// The members are those of `Digest`, so that they are public although this protocol is not.
extension ByteDigest {
  public var description: String { described("\(Self.functionName) digest", bytes) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
