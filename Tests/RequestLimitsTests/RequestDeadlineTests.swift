import NIOCore
import NIOEmbedded
import Testing

@testable import RequestLimits

struct RequestDeadlineTests {
  private let channel = EmbeddedChannel(handler: RequestDeadline(.seconds(20)))

  private func receive(_ text: String) throws {
    try channel.writeInbound(ByteBuffer(string: text))
  }

  private func pass(_ seconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  init() throws {
    try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
  }

  @Test func singleBytesDoNotExtendTheDeadline() throws {
    for byte in "GET / HTTP/1.1\r\n".prefix(4) {
      try receive(String(byte))
      pass(5)
    }
    #expect(!channel.isActive)
  }

  @Test func anAnswerStopsTheClockAndTheNextRequestStartsItAnew() throws {
    try receive("GET")
    pass(19)
    try channel.writeOutbound(ByteBuffer(string: "HTTP/1.1 200"))
    pass(100)
    #expect(channel.isActive)
    try receive("GET")
    pass(19)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }

  @Test func anIdleConnectionIsLeftToTheIdleTimeout() throws {
    pass(100)
    #expect(channel.isActive)
    _ = try channel.finish()
  }

  @Test func aRemovedHandlerClosesNoConnection() throws {
    try receive("GET")
    let pipeline = channel.pipeline.syncOperations
    pipeline.removeHandler(try pipeline.handler(type: RequestDeadline.self), promise: nil)
    pass(100)
    #expect(channel.isActive)
    _ = try channel.finish()
  }

  @Test func aConnectionWithoutAFirstByteIsClosed() throws {
    let channel = EmbeddedChannel(
      handler: RequestDeadline(.seconds(20), firstByte: .seconds(5))
    )
    try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
    channel.embeddedEventLoop.advanceTime(by: .seconds(4))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func theFirstByteStartsTheTimeOfTheRequest() throws {
    let channel = EmbeddedChannel(
      handler: RequestDeadline(.seconds(20), firstByte: .seconds(5))
    )
    try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
    channel.embeddedEventLoop.advanceTime(by: .seconds(4))
    try channel.writeInbound(ByteBuffer(string: "G"))
    channel.embeddedEventLoop.advanceTime(by: .seconds(19))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  /// Makes the channel unwritable with a number of pending bytes.
  private func fill(_ bytes: Int) {
    channel.write(ByteBuffer(repeating: 0, count: bytes), promise: nil)
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
  }

  @Test func anAnswerThatIsNotTakenEndsTheConnection() throws {
    try receive("GET")
    fill(100_000)
    pass(19)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }

  @Test func anAnswerThatIsTakenSlowlyDoesNot() throws {
    try receive("GET")
    fill(100_000)
    pass(10)
    channel.flush()
    pass(10)
    #expect(channel.isActive)
    pass(20)
    #expect(!channel.isActive)
  }
}
