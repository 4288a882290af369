import Cryptography
import Foundation

/// A random token of 256 bits that replaces the password; the database stores only its digest.
struct AccessToken: Sendable, Equatable, CustomStringConvertible {
  /// The token as sent, in base 64 for URLs.
  let text: String

  init() {
    let bytes = Data.random(count: 32)
    text = bytes.base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// - Returns: Nil for a string that cannot be a token.
  init?(_ text: some StringProtocol) {
    guard (16...128).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
    else { return nil }
    self.text = String(text)
  }

  /// The key of the token in the database.
  ///
  /// A digest without salt suffices, because 256 random bits cannot be guessed.
  var digest: String {
    String(unsafeUninitializedCapacity: 2 * SHA256.byteCount) { buffer in
      var end = 0
      for byte in SHA256.digest(of: Data(text.utf8)) {
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

  /// Omits the token.
  var description: String { "AccessToken" }
}
