package import Foundation
import Synchronization

/// Passes on the output of a process in whole lines, however it arrives.
package final class LineBuffer: Sendable {
  private let rest = Mutex(Data())
  private let receive: @Sendable (String) -> Void

  /// - Parameter receive: Receives lines, several of them separated by line breaks.
  package init(_ receive: @escaping @Sendable (String) -> Void) {
    self.receive = receive
  }

  package func append(_ piece: Data) {
    rest.withLock { rest in
      rest.append(piece)
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
      receive(String(decoding: rest[..<end], as: UTF8.self))
      rest = Data(rest[(end + 1)...])
    }
  }

  /// Passes on what no line break ended.
  package func finish() {
    rest.withLock { rest in
      if !rest.isEmpty { receive(String(decoding: rest, as: UTF8.self)) }
      rest = Data()
    }
  }
}
