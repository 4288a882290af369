import Foundation
import Hummingbird
import Rostrum
import ServerTesting
import Testing
import UIKit
import UIKitTesting
import ZhihuDailyModel
import ZhihuDailyPresentation
import ZhihuEdition

/// The app's requests, counted at a server behind a real connection.
@MainActor
struct RequestsTests {
  /// Runs the sample server on a port of this machine, with a user on the app's own transport.
  private func withServer(
    seesPictures: Bool = false,
    _ body: @escaping @MainActor @Sendable (StoryReader, RequestLog) async throws -> Void
  ) async throws {
    let log = RequestLog()
    let router = Router()
    router.add(middleware: RequestWatch(log: log))
    ZhihuEdition(now: { .edition }).addRoutes(to: router)
    try await Application(router: router).serve { @MainActor @Sendable port in
      let reader = try StoryReader(
        // The timeout is long enough for requests that the test delays, even on a busy machine.
        EditionTransport(over: URLSessionNewsTransport(timeout: 600)),
        origin: "http://127.0.0.1:\(port)",
        seesPictures: seesPictures
      )
      try await body(reader, log)
      reader.navigator.close()
    }
  }

  private func scroll(_ reader: StoryReader) {
    let rows = reader.rowCount
    // Rows that are not loaded yet cannot be scrolled to.
    _ = try? reader.driver.scroll(toRows: max(0, rows - 12)..<rows)
  }

  @Test("D9: requests are for one page at a time, and never concurrent duplicates")
  func aSinglePageIsRequestedAtATime() async throws {
    try await withServer { reader, log in
      let driver = reader.driver
      try await driver.eventually("twelve days are asked for") {
        scroll(reader)
        return log.asked.count { $0.contains("/before/") } >= 12
      }
      let pages = log.asked.filter { $0.contains("/before/") }
      #expect(Set(pages).count == pages.count)
      #expect(log.mostDaysAtOnce == 1)
      let story = try await reader.openStory(1)
      reader.navigator.open(ZhihuDailyRoute.comments(story.id))
      var row = 0
      try await driver.eventually("the end is there") {
        row = (row + 1) % 48
        _ = try? driver.scroll(toRows: row..<(row + 8))
        return driver.screen.contains("No more comments")
      }
      let comments = log.asked.filter { $0.contains("-comments") }
      #expect(comments.count > 2 && Set(comments).count == comments.count)
      #expect(log.asked.contains { $0.hasSuffix("/news/\(story.id)") })
      #expect(log.twiceAtOnce == [])
    }
  }

  @Test func picturesOfRowsToComeAreFetched() async throws {
    try await withServer(seesPictures: true) { reader, log in
      let driver = reader.driver
      try await driver.eventually("days are there") { reader.rowCount > 20 && log.running.isEmpty }
      // The last row is the foot.
      let count = reader.rowCount - 1
      try driver.scroll(toRows: (count - 4)..<count)
      try await driver.eventually("older days are there") { reader.rowCount > count + 4 }
      try driver.scroll(toRows: (count - 3)..<count)
      let next = try #require(
        try await stories(count..<(count + 3), reader).first { $0.image != nil }
      )
      #expect(driver.find(next.title).isEmpty)
      try await driver.eventually("its picture is asked for") {
        log.asked.contains { next.image?.path == $0 }
      }
    }
  }

  /// Returns the stories of a range of rows.
  private func stories(
    _ rows: Range<Int>,
    _ reader: StoryReader
  ) async throws -> ArraySlice<StorySummary> {
    var feed = try await reader.repositories.days.feed().value
    while feed.stories.count < rows.upperBound {
      feed = try await reader.repositories.days.more(feed).value
    }
    return feed.stories[rows]
  }

  @Test func requestsOfAStoryEndWithItsScreen() async throws {
    try await withServer { reader, log in
      let feed = try await reader.repositories.days.refresh(.empty).value
      let path = "/news/\(feed.stories[0].id)"
      try await ends(path, reader, log) {
        reader.navigator.open(ZhihuDailyRoute.story(feed.stories[0].id, .days))
      } leave: {
        try reader.driver.goBack()
      }
    }
  }

  @Test func requestsOfCommentsEndWithTheirScreen() async throws {
    try await withServer { reader, log in
      let story = try await reader.openStory(0)
      try await ends("/story/\(story.id)/long-comments", reader, log) {
        reader.navigator.open(ZhihuDailyRoute.comments(story.id))
      } leave: {
        try reader.driver.goBack()
      }
    }
  }

  @Test func requestsOfHomeEndWithTheApp() async throws {
    try await withServer { reader, log in
      // The home screen may request older days immediately if the first ones leave room.
      log.hold("/before/")
      try await reader.driver.eventually("days are there") { !reader.stories.isEmpty }
      try await ends("/before/", reader, log) {
        scroll(reader)
      } leave: {
        reader.navigator.close()
        reader.driver.scene.disconnect()
      }
    }
  }

  /// Expects that the server sees a request end early.
  /// - Parameters:
  ///   - part: A part of the request's path.
  ///   - reader: The user.
  ///   - log: The server's log.
  ///   - begin: Makes the app send the request.
  ///   - leave: Closes the screen.
  /// - Throws: The driver's errors.
  private func ends(
    _ part: String,
    _ reader: StoryReader,
    _ log: RequestLog,
    after begin: () throws -> Void,
    leave: () throws -> Void
  ) async throws {
    log.hold(part)
    try begin()
    try await reader.driver.eventually("\(part) is asked for") {
      log.running.contains { $0.contains(part) }
    }
    try leave()
    try await reader.driver.eventually("\(part) ended early") {
      log.endedEarly.contains { $0.contains(part) }
    }
    #expect(log.twiceAtOnce == [])
  }
}
