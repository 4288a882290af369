import Testing
import UIKitHosting

@testable import BrowserHost

@MainActor
struct ReturnedMemoryTests {
  private let clock = ManualHostClock()

  @Test func memoryIsReturnedOnceAfterManyEndedScenes() async {
    let (calls, sink) = AsyncStream<Void>.makeStream()
    let memory = ReturnedMemory(clock: clock) { sink.yield() }
    for _ in 1..<ReturnedMemory.worthwhileCount { memory.noteEnd() }
    #expect(clock.isIdle)
    for _ in 0..<20 { memory.noteEnd() }
    #expect(!clock.isIdle)
    clock.advance(by: ReturnedMemory.delay)
    #expect(clock.isIdle)
    for await _ in calls { break }
    memory.noteEnd()
    #expect(clock.isIdle)
  }

  @Test func aProcessThatIsOneOfManyReturnsMemoryRegularly() async {
    let (calls, sink) = AsyncStream<Void>.makeStream()
    let memory = ReturnedMemory(clock: clock) { sink.yield() }
    memory.giveBackRegularly()
    for _ in 1...3 {
      clock.advance(by: ReturnedMemory.interval)
      for await _ in calls { break }
    }
  }
}
