import NIOEmbedded
import Synchronization
import Testing

@testable import BrowserHost

/// The wake-ups of connections' event loops.
struct WriteSignalsTests {
  private let signals = WriteSignals()
  private let one = NIOAsyncTestingEventLoop()
  private let other = NIOAsyncTestingEventLoop()
  private let log = SignalLog()

  private func send(_ text: String, to loop: NIOAsyncTestingEventLoop) {
    signals.send({ [log] in log.texts.withLock { $0.append(text) } }, to: loop)
  }

  private func ran() async -> [String] {
    await one.run()
    await other.run()
    return log.texts.withLock { $0 }
  }

  @Test func aSignalRunsOnItsLoop() async {
    send("a", to: one)
    #expect(await ran() == ["a"])
  }

  @Test func heldSignalsRunInOrderOnceTheyAreReleased() async {
    signals.hold()
    for text in ["a", "b"] { send(text, to: one) }
    send("c", to: other)
    #expect(await ran().isEmpty)
    signals.release()
    // The loops run concurrently.
    let texts = await ran()
    #expect(texts.filter { $0 != "c" } == ["a", "b"] && texts.contains("c"))
    send("d", to: one)
    #expect(await ran().last == "d")
  }

  @Test func signalsMayBeHeldOnAfterARelease() async {
    signals.hold()
    send("a", to: one)
    signals.release(continuesHolding: true)
    send("b", to: one)
    #expect(await ran() == ["a"])
    signals.release()
    #expect(await ran() == ["a", "b"])
  }
}

private final class SignalLog: Sendable {
  let texts = Mutex<[String]>([])
}
