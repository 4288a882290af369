import Cryptography

/// The state of a digest; `CC_…_Init` begins it.
public struct DigestContext {
  var running: RunningDigest?

  public init() {}

  mutating func update(_ data: UnsafeRawPointer?, _ count: CC_LONG) {
    guard running != nil else {
      preconditionFailure("Expected a context that CC_…_Init has begun, got a new one.")
    }
    running?.update(UnsafeRawBufferPointer(start: data, count: Int(count)))
  }

  mutating func finish(into digest: UnsafeMutablePointer<UInt8>?) {
    guard let running else {
      preconditionFailure("Expected a context that CC_…_Init has begun, got a new one.")
    }
    for (index, byte) in running.digest().enumerated() { digest?[index] = byte }
    self.running = nil
  }
}
