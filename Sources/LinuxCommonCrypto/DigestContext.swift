import Cryptography

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A number of bytes.
public typealias CC_LONG = UInt32

/// The state of a digest; `CC_…_Init` begins it.
public struct DigestContext {
  private var running: RunningDigest?

  public init() {}
}

// The bodies of the functions with Apple's names, and their results: 1, or the memory of the digest.
extension DigestContext {
  static func begin(
    _ context: UnsafeMutablePointer<DigestContext>,
    _ algorithm: DigestAlgorithm
  ) -> Int32 {
    context.pointee.running = RunningDigest(algorithm)
    return 1
  }

  static func update(
    _ context: UnsafeMutablePointer<DigestContext>,
    _ data: UnsafeRawPointer?,
    _ count: CC_LONG
  ) -> Int32 {
    precondition(
      context.pointee.running != nil,
      "Expected a context that CC_…_Init has begun, got a new one."
    )
    context.pointee.running?.update(UnsafeRawBufferPointer(start: data, count: Int(count)))
    return 1
  }

  static func finish(
    _ context: UnsafeMutablePointer<DigestContext>,
    _ digest: UnsafeMutablePointer<UInt8>?
  ) -> Int32 {
    guard let running = context.pointee.running else {
      preconditionFailure("Expected a context that CC_…_Init has begun, got a new one.")
    }
    write(running, digest)
    context.pointee.running = nil
    return 1
  }

  static func digest(
    _ algorithm: DigestAlgorithm,
    _ data: UnsafeRawPointer?,
    _ count: CC_LONG,
    _ digest: UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>? {
    var running = RunningDigest(algorithm)
    running.update(UnsafeRawBufferPointer(start: data, count: Int(count)))
    write(running, digest)
    return digest
  }

  private static func write(_ running: RunningDigest, _ digest: UnsafeMutablePointer<UInt8>?) {
    let bytes = running.digest()
    digest?.update(from: bytes, count: bytes.count)
  }
}
