import CategoriesModel
import Foundation
import Hummingbird
import RequestLanguage
import ServerTesting
import Synchronization
import Testing

@testable import CategoriesEdition

/// The sample server as the app's own service reads it, and its JSON.
struct CategoriesEditionTests {
  private func withEdition(
    _ body: @escaping @Sendable (RouteClient, RouterTransport) async throws -> Void
  ) async throws {
    let router = Router()
    CategoriesEdition().addRoutes(to: router)
    try await Application(router: router).testRoutes { client in
      try await body(client, RouterTransport(client))
    }
  }

  private static func service(
    _ transport: RouterTransport,
    language: String? = nil
  ) throws -> HTTPCategoriesService {
    let url = try #require(URL(string: "http://edition.example/categories/api"))
    return HTTPCategoriesService(
      server: ServerAddress(url),
      transport: transport,
      language: language
    )
  }

  @Test func theCategoriesHaveTheFormOfTheRealServer() async throws {
    try await withEdition { client, _ in
      let uri = "/categories/api/api_open.php?a=category&c=subscribe"
      try await client.execute(uri: uri, method: .get) { response in
        let json = try JSONSerialization.jsonObject(with: Data(response.body.readableBytesView))
        let answer = try #require(json as? [String: Any])
        #expect(Set(answer.keys) == ["list", "total", "size"])
        let first = try #require((answer["list"] as? [[String: Any]])?.first)
        #expect(first["id"] as? Int == 35)
        #expect(first["name"] as? String == "网红")
        #expect(first["count"] as? Int == 65)
      }
    }
  }

  @Test func aPageOfUsersHasTheFormOfTheRealServer() async throws {
    try await withEdition { client, _ in
      let uri = "/categories/api/api_open.php?a=list&c=subscribe&category_id=35"
      try await client.execute(uri: uri, method: .get) { response in
        let json = try JSONSerialization.jsonObject(with: Data(response.body.readableBytesView))
        let answer = try #require(json as? [String: Any])
        #expect(Set(answer.keys) == ["count", "next_page", "total", "total_page", "list"])
        #expect(answer["total"] as? Int == 97)
        #expect(answer["total_page"] as? Int == 5)
        #expect(answer["next_page"] as? Int == 2)
        let first = try #require((answer["list"] as? [[String: Any]])?.first)
        #expect(
          Set(first.keys) == [
            "uid", "screen_name", "header", "fans_count", "tiezi_count", "gender", "introduction",
            "is_vip", "is_follow",
          ]
        )
      }
    }
  }

  @Test func textsAreInTheRequestedLanguage() async throws {
    try await withEdition { _, transport in
      let english = try Self.service(transport, language: "en")
      let chinese = try Self.service(transport, language: "zh-Hans")
      let names = try await english.categories().map(\.name)
      #expect(names.prefix(2) == ["Influencers", "Studios"])
      #expect(try await chinese.categories().map(\.name).prefix(2) == ["网红", "工作室"])
      let readers = try await english.users(of: 35, page: 1).users
      let same = try await chinese.users(of: 35, page: 1).users
      #expect(readers.map(\.id) == same.map(\.id))
      #expect(readers.map(\.fans) == same.map(\.fans))
      let texts = names + readers.flatMap { [$0.name, $0.introduction ?? ""] }
      for text in texts {
        #expect(!text.unicodeScalars.contains { $0.properties.isIdeographic }, "\(text)")
      }
      #expect(same.contains { $0.name.unicodeScalars.contains { $0.properties.isIdeographic } })
    }
  }

  @Test func answersVaryByLanguage() async throws {
    try await withEdition { client, _ in
      let uri = "/categories/api/api_open.php?a=category&c=subscribe"
      try await client.execute(uri: uri, method: .get) {
        #expect($0.headers[.vary] == "Accept-Language")
      }
    }
  }

  @Test func everyUserIsListedOnceAcrossAllCategories() async throws {
    try await withEdition { _, transport in
      let service = try Self.service(transport)
      for category in EditionCategory.all {
        var ids: [Int] = []
        var next: Int? = 1
        while let page = next {
          let answer = try await service.users(of: category.id, page: page)
          ids += answer.users.map(\.id)
          next = answer.next
        }
        // A row of one category is malformed.
        #expect(ids.count == category.total - (category.id == 41 ? 1 : 0))
        #expect(Set(ids).count == ids.count)
      }
    }
  }

  @Test(arguments: RequestLanguage.allCases)
  func noTwoUsersHaveTheSameName(_ language: RequestLanguage) {
    let names = EditionCategory.all.flatMap { category in
      (0..<category.total).map {
        EditionUser(category: category, number: $0, in: language).name
      }
    }
    #expect(Set(names).count == names.count)
    #expect(Set(EditionTexts(language).unusualNames).isSubset(of: names))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func usersOfAPageDifferInNameAndIntroduction(_ language: String) async throws {
    try await withEdition { _, transport in
      let service = try Self.service(transport, language: language)
      for category in [35, 7] {
        let users = try await service.users(of: category, page: 1).users
        #expect(Set(users.map(\.name)).count == users.count)
        let introductions = users.compactMap(\.introduction)
        #expect(Set(introductions).count == introductions.count)
        #expect(users.allSatisfy { $0.posts > 0 || $0.fans < 10 })
      }
    }
  }

  @Test func hasEdgeCases() async throws {
    try await withEdition { client, transport in
      let service = try Self.service(transport)
      let users = try await service.users(of: 35, page: 1).users
      #expect(users.count == 20)
      #expect(users.contains { $0.avatar == nil })
      #expect(users.contains { $0.isVIP } && users.contains { !$0.isVIP })
      #expect(users.contains { $0.isFollowed } && users.contains { !$0.isFollowed })
      #expect(users.contains { $0.introduction == nil })
      #expect(users.contains { $0.name.contains("<b>") || $0.name.contains("Holt") })
      #expect(try await service.users(of: 60, page: 1) == UserPage(users: []))
      #expect(try await service.users(of: 999, page: 1) == UserPage(users: []))
      #expect(try await service.users(of: 35, page: 6) == UserPage(users: []))
      let missing = "/categories/api/api_open.php"
      for query in ["", "?a=category", "?a=nothing&c=subscribe", "?a=list&c=data"] {
        try await client.execute(uri: missing + query, method: .get) {
          #expect($0.status == .notFound, "\(query)")
        }
      }
    }
  }

  @Test(arguments: ["", "x", "-7", "0", "9223372036854775807"])
  func anyPageIsAnswered(_ page: String) async throws {
    try await withEdition { client, _ in
      let uri = "/categories/api/api_open.php?a=list&c=subscribe&category_id=35&page=\(page)"
      try await client.execute(uri: uri, method: .get) { #expect($0.status == .ok) }
    }
  }

  @Test @MainActor func everyAvatarIsAnImage() async throws {
    try await withEdition { _, transport in
      let users = try await Self.service(transport).users(of: 7, page: 2).users
      let loader = AvatarLoader(transport: transport)
      for url in users.compactMap(\.avatar) {
        #expect(url.scheme == "http" && url.path.hasPrefix("/categories/api/avatar/"))
        let data = try #require(await loader.load(url))
        #expect((300...12_000).contains(data.count), "\(url): \(data.count) bytes")
      }
    }
  }

  @Test @MainActor func aFirstScreenNeedsTwoRequestsAndOneForEachPicture() async throws {
    try await withEdition { _, transport in
      let repository = LiveCategoryRepository(
        service: try Self.service(transport),
        store: FileFollowStore(file: URL(filePath: "/nowhere/follows.json"))
      )
      try await repository.fetchCategories()
      try await repository.fetchUsers(of: 35)
      let users = try #require(await repository.users(of: 35)?.users)
      let loader = AvatarLoader(transport: transport)
      for url in users.compactMap(\.avatar) + users.compactMap(\.avatar) {
        _ = await loader.load(url)
      }
      let pictures = Set(users.compactMap(\.avatar)).count
      #expect(transport.count == 2 + pictures)
    }
  }
}

/// Sends the app's requests to a router of the same process, and counts them.
final class RouterTransport: CategoriesTransport {
  private let client: RouteClient
  private let requests = Mutex(0)

  init(_ client: RouteClient) {
    self.client = client
  }

  var count: Int { requests.withLock { $0 } }

  func get(
    _ url: URL,
    language: String?,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply {
    requests.withLock { $0 += 1 }
    let query = url.query.map { "?\($0)" } ?? ""
    do {
      let headers: HTTPFields = language.map { [.acceptLanguage: $0] } ?? [:]
      return try await client.execute(uri: url.path + query, method: .get, headers: headers) {
        response in
        CategoriesReply(
          status: Int(response.status.code),
          body: Data(response.body.readableBytesView)
        )
      }
    } catch {
      throw .offline
    }
  }
}
