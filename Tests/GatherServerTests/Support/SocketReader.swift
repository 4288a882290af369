import Foundation

/// A connection that sends one request, and reads the response as far as it has arrived.
final class SocketReader {
  private let socket: Int32
  private(set) var text = ""
  private(set) var hasEnded = false

  /// - Throws: `POSIXError` where no server listens.
  init(port: Int, get path: String, token: String) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw POSIXError(.ECONNREFUSED) }
    let request =
      "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n"
    _ = send(socket, request, request.utf8.count, Int32(MSG_NOSIGNAL))
  }

  deinit {
    close(socket)
  }

  /// Returns whether a text has arrived, without waiting.
  func sees(_ part: String) -> Bool {
    readOn()
    return text.contains(part)
  }

  private func readOn() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      guard count > 0 else {
        hasEnded = hasEnded || count == 0 || ![EAGAIN, EINTR].contains(errno)
        return
      }
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }
}
