import Cryptography
public import Foundation

/// Authentication codes by a hash function (RFC 2104).
public struct HMAC<H: HashFunction> {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Begins the code of data that comes in parts.
  public init(key: SymmetricKey) {
    var block = [UInt8](key.data)
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5C })
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    inner.update(data: data)
  }

  /// Returns the code of the data so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// Computes the code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D,
    using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of the data; takes the same time for every wrong code.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC,
    authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool {
    self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
  }

  /// Whether a code, as bytes, is that of the data; takes the same time for every wrong code.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C,
    authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool {
    let code = MAC(bytes: authenticationCode.withUnsafeBytes(Array.init))
    return isValidAuthenticationCode(code, authenticating: authenticatedData, using: key)
  }
}
