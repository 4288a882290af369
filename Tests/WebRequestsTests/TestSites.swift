import Foundation
import HTTPTypes
import Hummingbird
import ServerTesting
import Synchronization

/// A hostile server of the test, and a private one beside it.
final class TestSites: Sendable {
  let hostilePort: Int
  let privatePort: Int
  private let counts: Counts

  /// The requests of the private server.
  fileprivate final class Counts: Sendable {
    let requests = Mutex<[HTTPRequestFields]>([])
  }

  struct HTTPRequestFields: Sendable {
    var path: String
    var host: String?
    var authorization: String?
    var cookie: String?
  }

  private init(hostilePort: Int, privatePort: Int, counts: Counts) {
    self.hostilePort = hostilePort
    self.privatePort = privatePort
    self.counts = counts
  }

  var privateRequests: [HTTPRequestFields] { counts.requests.withLock { $0 } }

  func hostile(_ path: String) -> URL { url("http://127.0.0.1:\(hostilePort)/\(path)") }

  func url(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("Expected a URL, got \(text).") }
    return url
  }

  /// Returns the hostile server's page that redirects to an address; PORT in it is the private
  /// server's.
  func redirect(to target: String, status: Int = 302) -> URL {
    var url = hostile("to/\(status)")
    let address = target.replacingOccurrences(of: "PORT", with: "\(privatePort)")
    url.append(queryItems: [URLQueryItem(name: "address", value: address)])
    return url
  }

  static func run(_ body: @escaping @Sendable (TestSites) async throws -> Void) async throws {
    let counts = Counts()
    // Answers at every address of this machine, in both families.
    try await Application(router: privateRoutes(counts)).serve(at: .hostname("::", port: 0)) {
      privatePort in
      let hostile = Application(router: hostileRoutes())
      try await hostile.serve { hostilePort in
        try await body(
          TestSites(hostilePort: hostilePort, privatePort: privatePort, counts: counts)
        )
      }
    }
  }

  private static func privateRoutes(_ counts: Counts) -> Router<BasicRequestContext> {
    let router = Router()
    let answer: @Sendable (Request) -> String = { request in
      counts.requests.withLock {
        $0.append(
          HTTPRequestFields(
            path: request.uri.path,
            host: request.head.authority,
            authorization: request.headers[.authorization],
            cookie: request.headers[.cookie]
          )
        )
      }
      return "secret"
    }
    router.get("/") { request, _ in answer(request) }
    router.get("**") { request, _ in answer(request) }
    return router
  }

  private static func hostileRoutes() -> Router<BasicRequestContext> {
    let router = Router()
    router.get("to/:status") { request, context in
      let status = try context.parameters.require("status", as: Int.self)
      let address = request.uri.queryParameters["address"].map(String.init) ?? ""
      return Response(
        status: .init(code: status),
        headers: [.location: address.removingPercentEncoding ?? address]
      )
    }
    router.get("loop") { _, _ in Response(status: .found, headers: [.location: "/loop"]) }
    router.get("long") { _, _ in String(repeating: "a", count: 100_000) }
    router.get("near") { _, _ in Response(status: .seeOther, headers: [.location: "end"]) }
    router.get("login") { _, _ in
      Response(
        status: .found,
        headers: [.location: "/cookies", .setCookie: "session=1; Path=/; HttpOnly"]
      )
    }
    router.get("cookies") { request, _ in request.headers[.cookie] ?? "none" }
    router.get("end") { request, _ in
      "\(request.head.authority ?? "") \(request.headers[.authorization] ?? "")"
    }
    return router
  }
}
