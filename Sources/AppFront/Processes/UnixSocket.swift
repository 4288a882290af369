import Glibc

/// A Unix socket of this machine.
enum UnixSocket {
  /// The maximum length of a path, in bytes (`sun_path` without its end).
  static let maximumPathLength = 107

  /// Returns whether a program listens on a socket.
  static func accepts(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    guard bytes.count <= maximumPathLength else { return false }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}
