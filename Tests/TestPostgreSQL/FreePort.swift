internal import Foundation

/// Finds a free port of 127.0.0.1.
enum FreePort {
  static func find() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 ? getsockname(socket, address, &length) : -1
      }
    }
    guard code == 0 else {
      throw TestPostgreSQLError.failed(program: "bind", output: String(cString: strerror(errno)))
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
