import Cryptography

/// A hash function that `RunningDigest` computes.
protocol RunningHashFunction: HashFunction where Digest: ByteDigest {
  var running: RunningDigest { get set }
}

// The members are those of `HashFunction`, so that they are public although this protocol is not.
extension RunningHashFunction {
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    running.update(bufferPointer)
  }

  public func finalize() -> Digest {
    Digest(bytes: running.digest())
  }
}
