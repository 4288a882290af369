import Testing

@testable import BrowserHost

@MainActor
final class PaintQueueTests {
  private let queue = PaintQueue()
  private var log: [String] = []

  @Test func runReturnsTheValueOfItsClosure() async {
    #expect(await queue.run { 7 } == 7)
    #expect(await queue.run { 8 } == 8)
  }

  @Test func otherWorkRunsBetweenWaitingPieces() async {
    let visitors = (0..<4).map { number in
      Task { await queue.run { paint(number) } }
    }
    for visitor in visitors { await visitor.value }
    #expect(log.prefix(7) == ["0", "event 0", "1", "event 1", "2", "event 2", "3"])
  }

  /// Simulates a paint during which an event arrives.
  private func paint(_ number: Int) {
    log.append("\(number)")
    Task { log.append("event \(number)") }
  }
}
