public import Foundation

/// A secret of 256 bits, for ``AESGCM`` and ``HMACSHA256``.
public struct SymmetricKey: Sendable {
  /// The length of a key, in bytes.
  public static let byteCount = 32

  /// The bytes of the key, to be stored.
  public let data: Data

  /// Makes a random key from the system's secure source.
  public init() {
    data = .random(count: Self.byteCount)
  }

  /// Makes a key from stored bytes; nil unless there are ``byteCount`` of them.
  public init?(_ data: Data) {
    guard data.count == Self.byteCount else { return nil }
    self.data = data
  }
}

extension SymmetricKey: CustomStringConvertible, CustomReflectable {
  /// Without the bytes, so that no log shows them.
  public var description: String { "SymmetricKey" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
