import Cryptography
public import Foundation

extension ChaChaPoly {
  /// A number that is used once with a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let data: Data

    /// Makes a random nonce of 12 bytes.
    public init() {
      data = .random(count: SealedParts.nonceByteCount)
    }

    /// Makes a nonce of existing bytes, exactly 12.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for another length.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == SealedParts.nonceByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      self.data = Data(data)
    }

    /// Makes the nonce of a box.
    init(checked data: Data) {
      self.data = data
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try data.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator {
      Array(data).makeIterator()
    }
  }
}
