#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import Hummingbird
import ServerTesting
import Testing
import WebRequests

/// Requests as apps that were written for iOS make them in sessions of their own.
struct RefusedLoginTests {
  private let session: URLSession

  init() {
    session = URLSession(configuration: RefusedLogins.completing(.default))
  }

  private func serve(
    _ body: @escaping @Sendable (_ address: String) async throws -> Void
  ) async throws {
    let router = Router()
    router.get("refused") { _, _ in
      Response(
        status: .unauthorized,
        headers: [.wwwAuthenticate: "Basic realm=\"Players\"", .contentType: "text/plain"],
        body: .init(byteBuffer: ByteBuffer(string: "Log in."))
      )
    }
    router.get("moved") { _, _ in Response(status: .found, headers: [.location: "/players"]) }
    router.get("players") { _, _ in "Jane" }
    router.post("players") { request, _ in try await request.body.collect(upTo: 1 << 20) }
    try await Application(router: router).serve { port in
      try await body("http://127.0.0.1:\(port)/")
    }
  }

  private func request(_ address: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: address)))
  }

  @Test(.timeLimit(.minutes(1)))
  func aRequestWithoutALoginCompletesWithTheResponse() async throws {
    try await serve { server in
      let (data, response) = try await session.data(for: try request(server + "refused"))
      let answer = try #require(response as? HTTPURLResponse)
      #expect(answer.statusCode == 401)
      #expect(answer.value(forHTTPHeaderField: "Content-Type") == "text/plain")
      #expect(String(decoding: data, as: UTF8.self) == "Log in.")
    }
  }

  @Test func classesOfTheAppComeFirst() {
    let own = URLSessionConfiguration.ephemeral
    let count = own.protocolClasses?.count ?? 0
    own.protocolClasses = [OwnProtocol.self] + (own.protocolClasses ?? [])
    let completing = RefusedLogins.completing(own)
    #expect(completing.protocolClasses?.first == OwnProtocol.self)
    #expect(completing.protocolClasses?.count == count + 2)
    #expect(RefusedLogins.completing(completing).protocolClasses?.count == count + 2)
    #expect(own.protocolClasses?.count == count + 1)
    own.protocolClasses = [OwnProtocol.self]
    #expect(RefusedLogins.completing(own).protocolClasses?.count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func otherRequestsAreLoadedAsBefore() async throws {
    try await serve { server in
      let (moved, response) = try await session.data(for: try request(server + "moved"))
      #expect(String(decoding: moved, as: UTF8.self) == "Jane")
      #expect(response.url?.path == "/players")
      var post = try request(server + "players")
      post.httpMethod = "POST"
      let body = Data(repeating: 65, count: 300_000)
      let (echo, _) = try await session.upload(for: post, from: body)
      #expect(echo == body)
      let (file, _) = try await session.download(for: try request(server + "players"))
      #expect(try String(contentsOf: file, encoding: .utf8) == "Jane")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aCancelledRequestFails() async throws {
    try await serve { server in
      let request = try request(server + "players")
      await #expect(throws: URLError.self) {
        try await withCheckedThrowingContinuation {
          (continuation: CheckedContinuation<Void, any Error>) in
          let task = session.dataTask(with: request) { _, _, error in
            continuation.resume(with: error.map { .failure($0) } ?? .success(()))
          }
          task.cancel()
          task.resume()
        }
      }
    }
  }
}

private final class OwnProtocol: URLProtocol {}
#endif
