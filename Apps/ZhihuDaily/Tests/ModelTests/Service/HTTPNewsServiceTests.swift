import Foundation
import Testing
import ZhihuDailyModel

struct HTTPNewsServiceTests {
  @Test(arguments: [
    (NewsAPIForm.v3, "/api/3/news/latest"), (.v4, "/api/4/news/latest"),
    (.v7, "/api/7/stories/latest?client=0"),
  ])
  func eachFormHasItsAddressOfTheNewest(_ form: NewsAPIForm, _ path: String) async throws {
    let transport = ScriptedTransport(#"{"date": "20230421", "stories": []}"#)
    _ = try await HTTPNewsService(base: .paper, form: form, transport: transport).latest()
    #expect(transport.paths == [path])
  }

  @Test(arguments: [
    (
      NewsAPIForm.v4,
      [
        "/api/4/news/before/20230421", "/api/4/news/7", "/api/4/story-extra/7",
        "/api/4/story/7/short-comments", "/api/4/story/7/long-comments/before/70",
      ]
    ),
    (
      .v7,
      [
        "/api/7/stories/before/20230421?client=0", "/api/7/story/7?client=0",
        "/api/7/story-extra/7?client=0", "/api/7/story/7/short-comments?client=0",
        "/api/7/story/7/long-comments/before/70?client=0",
      ]
    ),
  ])
  func theRestHasItsAddress(_ form: NewsAPIForm, _ paths: [String]) async throws {
    let transport = ScriptedTransport(#"{"id": 7, "title": "题"}"#)
    let service = HTTPNewsService(base: .paper, form: form, transport: transport)
    _ = try await service.day(before: .april(21))
    _ = try await service.story(7)
    _ = try await service.counts(of: 7)
    _ = try await service.comments(.short, of: 7, after: nil)
    _ = try await service.comments(.long, of: 7, after: 70)
    #expect(transport.paths == paths)
  }

  @Test(arguments: ["en", "zh-Hans", nil])
  func requestsTheReadersLanguage(_ language: String?) async throws {
    let transport = ScriptedTransport(#"{"date": "20230421", "stories": []}"#)
    let service = HTTPNewsService(base: .paper, language: language, transport: transport)
    _ = try await service.latest()
    #expect(transport.languages == [language])
  }

  @Test(arguments: [NewsServiceError.offline, .timeout, .cancelled])
  func errorsOfTheTransportArePassedOn(_ failure: NewsServiceError) async {
    let service = HTTPNewsService(base: .paper, transport: ScriptedTransport(.failure(failure)))
    await #expect(throws: failure) { try await service.latest() }
    await #expect(throws: failure) { try await service.comments(.long, of: 1, after: nil) }
  }

  @Test(arguments: [301, 403, 404, 502])
  func anotherStatusIsAnError(_ status: Int) async {
    let service = HTTPNewsService(base: .paper, transport: ScriptedTransport("", status: status))
    await #expect(throws: NewsServiceError.status(status)) { try await service.story(1) }
    await #expect(throws: NewsServiceError.status(status)) {
      try await service.day(before: .april(21))
    }
  }

  @Test func anAnswerWithoutContentIsEmpty() async {
    let service = HTTPNewsService(base: .paper, transport: ScriptedTransport(""))
    await #expect(throws: NewsServiceError.empty) { try await service.latest() }
    await #expect(throws: NewsServiceError.empty) { try await service.story(1) }
    await #expect(throws: NewsServiceError.empty) { try await service.counts(of: 1) }
  }

  @Test func aPageWithoutADateIsEmpty() async {
    let service = HTTPNewsService(base: .paper, transport: ScriptedTransport("{}"))
    await #expect(throws: NewsServiceError.empty) { try await service.latest() }
  }

  @Test(arguments: [
    ("<html>", "4/news/7: "), ("[]", "4/news/7: Expected"), ("{}", "4/news/7: Expected id"),
    (#"{"id": 7}"#, "4/news/7: Expected title"),
    (#"{"id": 7, "title": 1}"#, "4/news/7: Expected String at title"),
  ])
  func decodingErrorsNameThePlace(_ json: String, _ place: String) async throws {
    let service = HTTPNewsService(base: .paper, transport: ScriptedTransport(json))
    let error = await #expect(throws: NewsServiceError.self) { try await service.story(7) }
    guard case .undecodable(let text) = error else {
      Issue.record("Expected undecodable, got \(String(describing: error))")
      return
    }
    #expect(text.hasPrefix(place))
  }

  @Test func anImpossibleDateIsReportedWithItsPlace() async {
    let service = HTTPNewsService(
      base: .paper,
      transport: ScriptedTransport(#"{"date": "20230431", "stories": []}"#)
    )
    await #expect(
      throws: NewsServiceError.undecodable(
        "4/news/latest: Expected a date such as 20230421, got 20230431 at date"
      )
    ) { try await service.latest() }
  }

  @Test func anEndlessAnswerIsRefused() async {
    let body = Data(repeating: 0x20, count: HTTPNewsService.maximumSize + 1)
    let transport = ScriptedTransport(.success(NewsReply(status: 200, body: body)))
    let service = HTTPNewsService(base: .paper, transport: transport)
    await #expect(
      throws: NewsServiceError.undecodable(
        "4/news/7: Expected at most 4194304 bytes, got 4194305"
      )
    ) { try await service.story(7) }
  }
}
