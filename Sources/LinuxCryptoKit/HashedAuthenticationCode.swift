import Cryptography
import Foundation

/// A code that `HMAC` computes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }

  public var description: String { described("HMAC with \(H.self)", bytes) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Takes the same time wherever the codes differ.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    Data(lhs.bytes).equalsInConstantTime(Data(rhs.bytes))
  }
}
