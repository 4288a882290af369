import NIOCore
import NIOWebSocket

/// A page of the crowd: opens as its script specifies, then clicks on request, or repeatedly.
///
/// It is confined to its event loop.
final class Page: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// A pending click.
  private struct Click {
    var number: Int
    /// The time when it was due, even if it was sent later.
    var due: NIODeadline
  }

  private let script: Script
  private let click: Template
  private let answer: Template
  private let onOpen: () -> Void
  private let onEnd: () -> Void
  private var step = 0
  private var seen: Int
  private var clicks = 0
  private var waiting: [Click] = []
  private var context: ChannelHandlerContext?
  /// The end of the time in which a response triggers the next click.
  private var end: NIODeadline?
  private(set) var isBroken = false
  var isWaiting: Bool { !waiting.isEmpty }
  /// The microseconds from the due time of each click to its response.
  private(set) var times: [UInt32] = []
  private(set) var bytes = 0

  init(script: Script, onOpen: @escaping () -> Void, onEnd: @escaping () -> Void) {
    self.script = script
    self.onOpen = onOpen
    self.onEnd = onEnd
    seen = script.seen
    click = Template(script.click)
    answer = Template(script.answer)
  }

  // MARK: - Opening

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
  }

  /// Sends the next message once the connection is a WebSocket; or reports that the page is live.
  func open() {
    guard step < script.opening.count else { return onOpen() }
    var buffer = ByteBuffer()
    Template(script.opening[step].say).write(to: &buffer, n: 0, seen: seen)
    say(buffer)
  }

  private func say(_ data: ByteBuffer) {
    guard let context else { return }
    let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: data)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  // MARK: - Clicking

  /// Resets the measurements; a pending click counts among the next ones.
  func resetFigures() {
    times = []
    bytes = 0
  }

  /// Clicks, and repeats it after each response until a deadline.
  func click(until end: NIODeadline) {
    self.end = end
    click(due: .now())
  }

  /// Clicks once.
  func click(due: NIODeadline) {
    clicks += 1
    waiting.append(Click(number: clicks, due: due))
    var buffer = ByteBuffer()
    click.write(to: &buffer, n: clicks, seen: seen)
    say(buffer)
  }

  // MARK: - Receiving

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      hear(frame.data)
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.data)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose:
      context.close(promise: nil)
    default:
      break
    }
  }

  private func hear(_ data: ByteBuffer) {
    if let beat = script.beat, beat.hear == String(buffer: data) {
      return say(ByteBuffer(string: beat.say))
    }
    if click.needsSeen, let number = Self.number(data) { seen = number }
    if step < script.opening.count {
      guard Self.contains(data, ByteBuffer(string: script.opening[step].hear)) else { return }
      step += 1
      return open()
    }
    answered(data)
  }

  /// A response to a click also answers earlier clicks, which a server may handle together.
  private func answered(_ data: ByteBuffer) {
    guard
      let index = waiting.lastIndex(where: { click in
        var expected = ByteBuffer()
        answer.write(to: &expected, n: click.number, seen: 0)
        return Self.contains(data, expected)
      })
    else { return }
    let now = NIODeadline.now()
    for click in waiting[...index] {
      times.append(UInt32(clamping: (now - click.due).nanoseconds / 1_000))
    }
    waiting.removeSubrange(...index)
    bytes += data.readableBytes
    if let end, now < end {
      click(due: .now())
    } else if end != nil {
      onEnd()
    }
  }

  /// Returns the number at the beginning of a message of our host.
  private static func number(_ data: ByteBuffer) -> Int? {
    data.withUnsafeReadableBytes { bytes in
      guard bytes.first == UInt8(ascii: "[") else { return nil }
      var number: Int?
      for byte in bytes.dropFirst() {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return number }
        number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return number
    }
  }

  private static func contains(_ data: ByteBuffer, _ part: ByteBuffer) -> Bool {
    data.withUnsafeReadableBytes { bytes in
      part.withUnsafeReadableBytes { wanted in
        guard let first = wanted.first else { return true }
        guard bytes.count >= wanted.count else { return false }
        return (0...bytes.count - wanted.count).contains { start in
          bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    isBroken = true
    self.context = nil
    onEnd()
  }
}
