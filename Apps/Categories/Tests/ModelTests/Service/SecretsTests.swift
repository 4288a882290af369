import CategoriesModel
import Foundation
import Synchronization
import Testing

/// Credentials are sent to the server and appear nowhere else.
struct SecretsTests {
  private let address = "https://ana:hunter2@api.example/x"

  private func make() throws -> ServerAddress {
    ServerAddress(try #require(URL(string: address)))
  }

  /// The credentials, as plain text and as sent.
  private static let secrets = ["hunter2", "YW5hOmh1bnRlcjI=", "ana:"]

  @Test func theAddressIsWithoutTheLogin() throws {
    let server = try make()
    #expect(server.base.absoluteString == "https://api.example/x")
    #expect(server.credentials == ServerCredentials(user: "ana", password: "hunter2"))
    let plain = ServerAddress(server.base)
    #expect(plain.base == server.base)
    #expect(plain.credentials == nil)
  }

  @Test func everyRequestForDataCarriesTheLogin() async throws {
    let transport = ScriptedServer()
    let service = HTTPCategoriesService(server: try make(), transport: transport)
    _ = try await service.categories()
    _ = try await service.users(of: 35, page: 1)
    #expect(transport.credentials == [try make().credentials, try make().credentials])
  }

  @Test @MainActor func noRequestForAPictureCarriesTheLogin() async throws {
    let transport = ScriptedServer()
    let loader = AvatarLoader(transport: transport)
    _ = await loader.load(try #require(URL(string: "https://elsewhere.example/face.png")))
    #expect(transport.credentials == [nil])
  }

  @Test func theLogHoldsNoSecret() async throws {
    let lines = Mutex<[String]>([])
    let transport = ScriptedServer()
    let service = HTTPCategoriesService(
      server: try make(),
      transport: transport,
      log: RequestLog { line in lines.withLock { $0.append(line) } }
    )
    let answers: [Result<CategoriesReply, CategoriesServiceError>?] = [
      nil, .failure(.offline), .failure(.timeout), .failure(.cancelled),
      .success(CategoriesReply(status: 401, body: Data("hunter2".utf8))),
      .success(CategoriesReply(status: 200)), .success(.json("hunter2")),
      .success(.json(#"{"list": [{"id": "hunter2"}]}"#)),
      .success(.json(#"{"list": "hunter2"}"#)),
    ]
    var errors: [String] = []
    for answer in answers {
      transport.answer("categories", with: answer)
      transport.answer("35/1", with: answer)
      do { _ = try await service.categories() } catch { errors.append("\(error)") }
      do { _ = try await service.users(of: 35, page: 1) } catch { errors.append("\(error)") }
    }
    let log = lines.withLock { $0 }
    #expect(log.count == 2 * answers.count)
    #expect(log.first == "categories: 4 rows, 0 unreadable")
    #expect(log.contains("users of 35, page 1: offline"))
    for secret in Self.secrets + ["网红", "Ana 35"] {
      #expect(!log.contains { $0.contains(secret) }, "\(secret)")
      #expect(!errors.contains { $0.contains(secret) }, "\(secret)")
    }
  }

  @Test func descriptionsOfCredentialsHoldNoSecret() throws {
    let server = try make()
    var dumped = ""
    dump(server, to: &dumped)
    let texts = ["\(server)", String(reflecting: server), String(describing: server.credentials)]
    for text in texts + [dumped] {
      for secret in Self.secrets { #expect(!text.contains(secret), "\(text)") }
    }
  }
}
