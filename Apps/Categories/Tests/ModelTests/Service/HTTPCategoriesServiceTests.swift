import CategoriesModel
import Foundation
import Synchronization
import Testing

struct HTTPCategoriesServiceTests {
  private let server = ScriptedServer()
  private var service: HTTPCategoriesService {
    HTTPCategoriesService(server: ScriptedServer.base, transport: server)
  }

  private func answer(_ request: String, _ text: String) {
    server.answer(request, with: .success(.json(text)))
  }

  @Test func readsCategories() async throws {
    answer(
      "categories",
      #"{"list": [{"id": 35, "name": "网红", "count": 65}, {"id": 33, "name": "工作室", "count": 40}]}"#
    )
    #expect(
      try await service.categories() == [
        UserCategory(id: 35, name: "网红", count: 65), UserCategory(id: 33, name: "工作室", count: 40),
      ]
    )
  }

  @Test func readsAllFieldsOfUsers() async throws {
    answer(
      "35/1",
      """
      {"count": 97, "next_page": 2, "total": 97, "total_page": 5, "list": [{"uid": 7,
       "screen_name": "Ana", "header": "https://faces.example/7.png", "fans_count": 12,
       "tiezi_count": 3, "gender": 2, "introduction": "I draw.", "is_vip": true, "is_follow": 1}]}
      """
    )
    let page = try await service.users(of: 35, page: 1)
    #expect(page.next == 2)
    #expect(
      page.users == [
        CategoryUser(
          id: 7,
          name: "Ana",
          avatar: URL(string: "https://faces.example/7.png"),
          fans: 12,
          posts: 3,
          introduction: "I draw.",
          isVIP: true,
          isFollowed: true
        )
      ]
    )
  }

  @Test func requestsTheDocumentedAddresses() async throws {
    let urls = Recorder()
    let service = HTTPCategoriesService(
      server: ServerAddress(try #require(URL(string: "https://api.example/x"))),
      transport: urls
    )
    _ = try? await service.categories()
    _ = try? await service.users(of: 35, page: 2)
    #expect(
      urls.asked == [
        "https://api.example/x/api_open.php?a=category&c=subscribe",
        "https://api.example/x/api_open.php?a=list&c=subscribe&category_id=35&page=2",
      ]
    )
  }

  @Test(arguments: [
    #""header": "","#, "", #""header": null,"#, #""header": 7,"#, #""header": "ftp://a.example/","#,
    #""header": "javascript:alert(1)","#,
  ])
  func aUserMayHaveNoPicture(_ header: String) async throws {
    answer("35/1", #"{"list": [{\#(header) "uid": 7, "screen_name": "Ana"}]}"#)
    #expect(try await service.users(of: 35, page: 1).users == [CategoryUser(id: 7, name: "Ana")])
  }

  @Test(arguments: [
    ("true", "1", true, true), ("false", "0", false, false), ("1", "true", true, true),
    ("0", "false", false, false), (#""yes""#, "null", false, false),
  ])
  func yesAndNoComeInTwoSpellings(
    _ vip: String,
    _ follow: String,
    _ isVIP: Bool,
    _ isFollowed: Bool
  ) async throws {
    answer(
      "35/1",
      #"{"list": [{"uid": 7, "screen_name": "Ana", "is_vip": \#(vip), "is_follow": \#(follow)}]}"#
    )
    let user = try #require(try await service.users(of: 35, page: 1).users.first)
    #expect(user.isVIP == isVIP)
    #expect(user.isFollowed == isFollowed)
  }

  @Test func aBadRowCostsItself() async throws {
    answer(
      "35/1",
      #"{"list": [{"uid": "7", "screen_name": "Ana"}, {"uid": 8}, {"uid": 9, "screen_name": " "}, 5, {"uid": 10, "screen_name": "Bo"}]}"#
    )
    #expect(try await service.users(of: 35, page: 1).users.map(\.id) == [10])
    answer("categories", #"{"list": [{"id": "35", "name": "网红"}, {"id": 33, "name": "工作室"}]}"#)
    #expect(try await service.categories().map(\.id) == [33])
  }

  @Test(arguments: [
    (#""next_page": 2, "total_page": 5"#, 2), (#""next_page": 2, "total_page": 1"#, nil),
    (#""next_page": 1, "total_page": 5"#, nil), (#""total_page": 5"#, nil), (#""next_page": 2"#, 2),
  ])
  func theLastPageIsRecognised(_ numbers: String, _ next: Int?) async throws {
    answer("35/1", #"{"list": [{"uid": 7, "screen_name": "Ana"}], \#(numbers)}"#)
    #expect(try await service.users(of: 35, page: 1).next == next)
  }

  @Test func anEmptyPageIsTheLast() async throws {
    answer("35/1", #"{"list": [], "next_page": 2}"#)
    #expect(try await service.users(of: 35, page: 1) == UserPage(users: []))
  }

  @Test(arguments: [
    #"{"list": {}}"#, #"{"list": null}"#, "{}", "[]", "<html>", #"{"list": [{"id": "x"}]}"#,
  ])
  func anAnswerThatIsNoListIsADecodingError(_ text: String) async {
    answer("categories", text)
    await #expect {
      try await service.categories()
    } throws: {
      if case .decoding? = $0 as? CategoriesServiceError { true } else { false }
    }
  }

  @Test(arguments: [404, 500, 302])
  func theStatusIsChecked(_ status: Int) async {
    server.answer("categories", with: .success(CategoriesReply(status: status)))
    await #expect(throws: CategoriesServiceError.status(status)) { try await service.categories() }
  }

  @Test func anEmptyAnswerIsAnError() async {
    server.answer("categories", with: .success(CategoriesReply(status: 200)))
    await #expect(throws: CategoriesServiceError.empty) { try await service.categories() }
  }

  @Test(arguments: [CategoriesServiceError.offline, .timeout, .cancelled])
  func passesOnErrorsOfTheTransport(_ error: CategoriesServiceError) async {
    server.fail("35/1", with: error)
    await #expect(throws: error) { try await service.users(of: 35, page: 1) }
  }

  @Test func anAnswerWithoutEndIsNotRead() async {
    let body = Data(repeating: 0x20, count: HTTPCategoriesService.maximumSize + 1)
    server.answer("categories", with: .success(CategoriesReply(status: 200, body: body)))
    await #expect {
      try await service.categories()
    } throws: {
      if case .decoding? = $0 as? CategoriesServiceError { true } else { false }
    }
  }
}

/// A transport that records addresses and is offline.
private final class Recorder: CategoriesTransport {
  private let log = Mutex<[String]>([])

  var asked: [String] { log.withLock { $0 } }

  func get(
    _ url: URL,
    language: String?,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply {
    log.withLock { $0.append(url.absoluteString) }
    throw .offline
  }
}
