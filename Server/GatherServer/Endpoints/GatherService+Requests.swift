import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import NIOCore
import RequestLimits

// Functions that the endpoints share.
extension GatherService {
  /// Returns the session of a request.
  /// - Throws: `Problem` with status 401 where the token is missing or no longer valid.
  func session(_ request: Request) async throws -> Session {
    guard case .bearer(let token)? = request.headers[.authorization].flatMap(Authorization.init)
    else { throw Problem.notLoggedIn }
    let (digest, now, version) = (token.digest, now(), store.database.version)
    if let version,
      let known = sessions.session(digest: digest, version: version, now: now)
    {
      return known
    }
    guard let session = try await store.session(digest: digest, now: now)
    else { throw Problem.notLoggedIn }
    if let version { sessions.keep(session, digest: digest, version: version, now: now) }
    return session
  }

  func read<Value: Decodable>(_ type: Value.Type, _ request: Request) async throws -> Value {
    try await JSONBody.read(type, from: request, upTo: configuration.maximumBodySize)
  }

  func address(_ request: Request, _ context: some RemoteAddressRequestContext) -> ClientAddress {
    if let key = configuration.forwardingKey,
      let name = request.headers[.forwardedVisitor].flatMap(key.address)
    {
      return ClientAddress(name: name)
    }
    return ClientAddress(
      peer: context.remoteAddress,
      forwarded: request.headers[.xForwardedFor],
      trusted: configuration.trustedProxies
    )
  }

  /// Returns the idempotency key of a request that the client may have to send again.
  /// - Throws: `Problem` with status 400 where the key is empty, too long, or not ASCII: two keys
  ///   that are corrupted on the way could become equal.
  func requestKey(_ request: Request) throws -> String? {
    guard let key = request.headers[.idempotencyKey] else { return nil }
    guard (1...128).contains(key.utf8.count), key.utf8.allSatisfy({ (0x20...0x7e).contains($0) })
    else {
      throw Problem(
        status: .badRequest,
        detail: "Expected an Idempotency-Key of 1 to 128 characters of ASCII."
      )
    }
    return key
  }

  // MARK: - Path parameters

  /// - Throws: `Problem` with status 400 where the parameter is not a number.
  func playerID(_ context: some RequestContext) throws -> Int {
    guard let id = context.parameters.get("player", as: Int.self) else {
      throw Problem(status: .badRequest, detail: "Expected the id of a player, a number.")
    }
    return id
  }

  /// - Throws: `Problem` with status 400 where the parameter is not a UUID.
  func gatherID(_ context: some RequestContext) throws -> UUID {
    guard let id = context.parameters.get("gather").flatMap({ UUID(uuidString: $0) }) else {
      throw Problem(status: .badRequest, detail: "Expected the id of a match, a UUID.")
    }
    return id
  }

  // MARK: - Answers

  func json(
    _ value: some Encodable,
    _ status: HTTPResponse.Status = .ok,
    _ headers: HTTPFields = [:]
  ) throws -> Response {
    let body = ByteBuffer(bytes: try GatherJSON.encoder().encode(value))
    return Self.json(body, status, headers)
  }

  static func json(
    _ body: ByteBuffer,
    _ status: HTTPResponse.Status = .ok,
    _ headers: HTTPFields = [:]
  ) -> Response {
    var headers = headers
    headers[.contentType] = "application/json; charset=utf-8"
    return Response(status: status, headers: headers, body: .init(byteBuffer: body))
  }

  /// Returns status 201 without a body, and the new address, which is all that the original client
  /// reads.
  func created(_ path: String) -> Response {
    Response(status: .created, headers: [.location: path])
  }

  /// Returns a list of the caller, or status 304; takes the body from the cache where possible.
  func list<Item: Encodable & Identifiable<ID>, ID: Hashable & Sendable>(
    _ request: Request,
    id: (String) -> ID?,
    _ items: (Session, Page<ID>) async throws -> [Item]
  ) async throws -> Response {
    let session = try await session(request)
    let tag = EntityTag(user: session.user, revision: session.revision)
    var headers: HTTPFields = [.eTag: tag.text, .cacheControl: "private, no-cache"]
    let address = request.uri.string
    let paging = try Paging(request, id: id)
    if tag.isNamed(in: request.headers[.ifNoneMatch]) {
      return Response(status: .notModified, headers: headers)
    }
    // Pages are not cached, because their links are in the header.
    if paging.page.limit == nil, let body = lists.body(for: session, at: address) {
      return Self.json(body, .ok, headers)
    }
    let (shown, links) = paging.cut(
      try await items(session, paging.page),
      path: request.uri.path
    )
    for link in links { headers.append(link) }
    let body = ByteBuffer(bytes: try GatherJSON.encoder().encode(shown))
    if paging.page.limit == nil { lists.keep(body, for: session, at: address) }
    return Self.json(body, .ok, headers)
  }
}

extension HTTPField.Name {
  static let xForwardedFor = make("X-Forwarded-For")
  static let forwardedVisitor = make(ForwardingKey.fieldName)
  static let idempotencyKey = make("Idempotency-Key")
  static let link = make("Link")

  private static func make(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("Expected a field, got \(name).") }
    return field
  }
}
