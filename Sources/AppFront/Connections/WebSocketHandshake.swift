import BrowserHost
import Cryptography
import Foundation

/// The part of WebSocket (RFC 6455) that ends a connection as soon as it is open.
enum WebSocketHandshake {
  /// Returns the value of `Sec-WebSocket-Accept` for a client's key (section 4.2.2).
  static func accept(_ key: String) -> String {
    var digest = RunningDigest(.sha1)
    Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8).withUnsafeBytes {
      digest.update($0)
    }
    return Data(digest.digest()).base64EncodedString()
  }

  /// Returns the bytes of a frame that closes a connection (section 5.5.1).
  static func closeFrame(_ reason: CloseReason) -> [UInt8] {
    let code = reason.rawValue
    return [0x88, 2, UInt8(code >> 8), UInt8(code & 0xff)]
  }
}
