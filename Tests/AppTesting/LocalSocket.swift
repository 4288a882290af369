public import Foundation

/// A port of this machine that accepts or refuses connections, and never sends anything.
public final class LocalSocket: Sendable {
  private let descriptor: Int32
  public let url: URL

  public init(listens: Bool) throws {
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let bound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    guard bound, !listens || listen(descriptor, 4) == 0,
      let url = URL(string: "http://127.0.0.1:\(port)/")
    else { throw CocoaError(.fileReadUnknown) }
    self.url = url
  }

  deinit {
    close(descriptor)
  }
}
