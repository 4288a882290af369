import Cryptography
public import Foundation

/// A secret for ciphers and authentication codes.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let data: Data

  /// Makes a key of existing bytes.
  public init<D: ContiguousBytes>(data: D) {
    self.data = data.withUnsafeBytes { Data($0) }
  }

  /// Makes a random key.
  public init(size: SymmetricKeySize) {
    data = .random(count: size.bitCount / 8)
  }

  /// The length in bits.
  public var bitCount: Int { data.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try data.withUnsafeBytes(body)
  }

  /// Takes the same time wherever the keys differ.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
    lhs.data.equalsInConstantTime(rhs.data)
  }
}

extension SymmetricKey: CustomStringConvertible, CustomReflectable {
  /// Without the bytes, so that no log shows them.
  public var description: String { "SymmetricKey" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
