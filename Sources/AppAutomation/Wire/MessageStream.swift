package import Foundation

/// A stream of messages between a test and its app, each a line of JSON.
///
/// Unchecked: one thread reads, and one thread writes.
package final class MessageStream: @unchecked Sendable {
  private let descriptor: Int32
  private var buffer = Data()

  /// - Parameter descriptor: A connected socket, which the stream closes at its end.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Connects to a Unix socket.
  ///
  /// - Returns: Nil if nobody listens there.
  package convenience init?(connectingTo path: String) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let isConnected = UnixAddress.with(path) { connect(descriptor, $0, $1) == 0 } ?? false
    guard isConnected else {
      close(descriptor)
      return nil
    }
    self.init(descriptor)
  }

  /// Sends a message.
  ///
  /// - Returns: False if the other side is gone.
  package func send(_ message: some Encodable) -> Bool {
    guard var data = try? JSONEncoder().encode(message) else { return false }
    data.append(0x0A)
    return data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(
          descriptor,
          bytes.baseAddress?.advanced(by: sent),
          bytes.count - sent,
          Int32(MSG_NOSIGNAL)
        )
        guard count > 0 || errno == EINTR else { return false }
        sent += max(0, count)
      }
      return true
    }
  }

  /// Waits for a message.
  ///
  /// - Returns: Nil if the other side is gone, or has sent something else.
  package func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var searched = 0
    while true {
      if let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: 0x0A) {
        let line = buffer[buffer.startIndex..<end]
        defer { buffer = Data(buffer[(end + 1)...]) }
        return try? JSONDecoder().decode(type, from: line)
      }
      searched = buffer.count
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count > 0 {
        buffer.append(contentsOf: chunk[..<count])
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }
}

/// The address of a Unix socket.
package enum UnixAddress {
  /// Calls a function with the address of a path.
  ///
  /// - Returns: Nil for a path that is too long for an address.
  package static func with<Result>(
    _ path: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
