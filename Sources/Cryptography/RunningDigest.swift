internal import COpenSSL

/// A digest of data that comes in parts.
public struct RunningDigest {
  private var context: Context

  public init(_ algorithm: DigestAlgorithm) {
    context = Context(algorithm)
  }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&context) { context = Context(copying: context) }
    check(EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count))
  }

  /// Returns the digest of the bytes so far; more can be added.
  public func digest() -> [UInt8] {
    let last = Context(copying: context)
    var digest = [UInt8](repeating: 0, count: context.algorithm.byteCount)
    check(EVP_DigestFinal_ex(last.pointer, &digest, nil))
    return digest
  }
}

/// OpenSSL's state of one digest.
private final class Context {
  let algorithm: DigestAlgorithm
  let pointer: OpaquePointer

  init(_ algorithm: DigestAlgorithm) {
    self.algorithm = algorithm
    pointer = Self.make()
    check(EVP_DigestInit_ex(pointer, algorithm.function, nil))
  }

  init(copying other: Context) {
    algorithm = other.algorithm
    pointer = Self.make()
    check(EVP_MD_CTX_copy_ex(pointer, other.pointer))
  }

  deinit {
    EVP_MD_CTX_free(pointer)
  }

  private static func make() -> OpaquePointer {
    guard let pointer = EVP_MD_CTX_new() else { preconditionFailure("Memory is short.") }
    return pointer
  }
}

private func check(_ status: Int32) {
  precondition(status == 1, "OpenSSL refused a digest; is its default provider disabled?")
}
