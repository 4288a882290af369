import Foundation
import Glibc

/// The pipe into which a process prints.
///
/// `FileHandle` traps when a signal interrupts its reading. `Spawn` closes the descriptors of other
/// processes.
struct OutputPipe: Sendable {
  private let start: Int32
  /// The descriptor that the process gets.
  let end: Int32

  init() throws {
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    (start, end) = (descriptors[0], descriptors[1])
  }

  /// Closes both ends.
  func close() {
    Glibc.close(start)
    Glibc.close(end)
  }

  /// Reads until all processes that have the other end have ended; blocks.
  ///
  /// - Parameters:
  ///   - limit: The number of bytes that are kept of the end.
  ///   - log: Receives each part.
  /// - Returns: The end of the output.
  func read(keeping limit: Int, log: (String) -> Void) -> String {
    Glibc.close(end)
    defer { Glibc.close(start) }
    var kept: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Glibc.read(start, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: kept, as: UTF8.self) }
      kept = Array((kept + part[..<count]).suffix(limit))
      log(String(decoding: part[..<count], as: UTF8.self))
    }
  }
}
