public import Foundation

/// Parses events from chunks of bytes that may be split anywhere (WHATWG HTML, 9.2.6).
public struct ServerSentEventReader: Sendable {
  private var line: [UInt8] = []
  private var endedWithReturn = false
  private var isAtStart = true
  private var name = ""
  private var data: [String] = []
  private var id: String?
  /// The delay that the server requests before the next attempt; nil if it has sent none.
  public private(set) var retry: Duration?

  public init() {}

  /// Returns the events that these bytes complete.
  public mutating func read(_ bytes: Data) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      let isSecondHalf = endedWithReturn && byte == UInt8(ascii: "\n")
      endedWithReturn = byte == UInt8(ascii: "\r")
      if isSecondHalf { continue }
      if byte == UInt8(ascii: "\n") || endedWithReturn {
        if let event = endLine() { events.append(event) }
      } else {
        line.append(byte)
      }
    }
    return events
  }

  /// - Returns: The event that an empty line ends.
  private mutating func endLine() -> ServerSentEvent? {
    var text = String(decoding: line, as: UTF8.self)
    line.removeAll(keepingCapacity: true)
    if isAtStart, text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    isAtStart = false
    if text.isEmpty { return endEvent() }
    take(text)
    return nil
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer {
      name = ""
      data = []
    }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(
      name: name.isEmpty ? "message" : name,
      data: data.joined(separator: "\n"),
      id: id
    )
  }

  private mutating func take(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var value = parts.count > 1 ? String(parts[1]) : ""
    if value.hasPrefix(" ") { value.removeFirst() }
    switch parts[0] {
    case "event": name = value
    case "data": data.append(value)
    case "id" where !value.contains("\0"): id = value
    case "retry":
      if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let ms = Int(value)
      {
        retry = .milliseconds(ms)
      }
    // A colon starts a comment; unknown fields are ignored.
    default: break
    }
  }
}
