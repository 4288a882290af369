import Crypto
import Foundation

/// What a client shows instead of its password: 256 random bits, of which only a digest is kept.
struct AccessToken: Sendable, Equatable, CustomStringConvertible {
  /// As it goes over the wire: base 64 for URLs.
  let text: String

  init() {
    let bytes = Data((0..<32).map { _ in UInt8.random(in: .min ... .max) })
    text = bytes.base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// - Returns: Nil for what cannot be a token.
  init?(_ text: some StringProtocol) {
    guard (16...128).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
    else { return nil }
    self.text = String(text)
  }

  /// What the database knows it by.
  ///
  /// A digest without salt will do: nobody guesses 256 bits.
  var digest: String {
    String(unsafeUninitializedCapacity: 2 * SHA256.byteCount) { buffer in
      var end = 0
      for byte in SHA256.hash(data: Data(text.utf8)) {
        buffer[end] = Self.digit(byte >> 4)
        buffer[end + 1] = Self.digit(byte & 15)
        end += 2
      }
      return end
    }
  }

  /// The hexadecimal digit of a number up to 15.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// Without the token.
  var description: String { "AccessToken" }
}
