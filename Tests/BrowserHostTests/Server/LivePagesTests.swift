import Testing

@testable import BrowserHost

struct LivePagesTests {
  private let pages = LivePages()

  @Test func closeAllClosesEveryPageAndReturnsAfterTheLast() async {
    let outboxes = (0..<3).map { _ in Outbox(limit: 10) }
    for outbox in outboxes { pages.enter(outbox) }
    await confirmation("each page is told", expectedCount: 3) { told in
      for outbox in outboxes {
        outbox.open { [pages] in
          #expect(outbox.take().closing == .goingAway)
          told()
          pages.leave(outbox)
        }
      }
      await pages.closeAll()
    }
  }

  @Test func closeAllReturnsAtOnceWithoutPages() async {
    let outbox = Outbox(limit: 10)
    pages.enter(outbox)
    pages.leave(outbox)
    await pages.closeAll()
    #expect(outbox.take().closing == nil)
  }

  @Test func aPageThatEntersAfterCloseAllIsClosed() async {
    await pages.closeAll()
    let outbox = Outbox(limit: 10)
    pages.enter(outbox)
    #expect(outbox.take().closing == .goingAway)
  }
}
