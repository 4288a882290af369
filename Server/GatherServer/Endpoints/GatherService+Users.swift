import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import RequestLimits

extension GatherService {
  func addUsers<Context: RequestContext & RemoteAddressRequestContext>(
    to api: RouterGroup<Context>
  ) {
    let users = api.group("users")
    users.post { request, context in try await self.register(request, context) }
    users.post("login") { request, context in try await self.logIn(request, context) }
    users.post("logout") { request, _ in try await self.logOut(request) }
    users.get { request, _ in
      let session = try await self.session(request)
      return try self.json([UserResponse(id: session.user, username: session.username)])
    }
    users.get(":user") { request, context in try await self.user(request, context) }
    users.delete { request, _ in
      try await self.store.deleteAccount(self.session(request).user)
      return Response(status: .noContent)
    }
  }

  /// The maximum size of a password: every password that is accepted must be able to log in.
  private static let passwordBytes = 4 * GatherLimits.password.upperBound

  private func register(
    _ request: Request,
    _ context: some RemoteAddressRequestContext
  ) async throws -> Response {
    let new = try await read(RegistrationRequest.self, request)
    var fields: [String: String] = [:]
    let name = Username(new.username)
    if name == nil { fields["username"] = "Expected 1 to 64 characters, without a colon." }
    if !GatherLimits.password.contains(new.password.count)
      || new.password.utf8.count > Self.passwordBytes
    {
      fields["password"] = "Expected 8 to 256 characters, and 1024 bytes at most."
    }
    guard let name, fields.isEmpty else { throw Problem.invalid(fields) }
    try await count([
      ("register from \(address(request, context).name)", configuration.registrationsPerAddress)
    ])
    let hash = try await hasher.hash(new.password)
    guard
      let id = try await store.createAccount(name: name, password: hash.text, now: now())
    else {
      throw Problem(status: .conflict, detail: "This name is taken. Choose another one.")
    }
    return created("/api/users/\(id)")
  }

  private func logIn(
    _ request: Request,
    _ context: some RemoteAddressRequestContext
  ) async throws -> Response {
    guard
      case .basic(let text, let password)? =
        request.headers[.authorization].flatMap(Authorization.init),
      let name = Username(text), password.utf8.count <= Self.passwordBytes
    else { throw Problem.wrongPassword }
    let address = address(request, context).name
    // The address comes first, because it contains no space, whereas a name may.
    let own = "login from \(address) as \(name.key)"
    let all = "login as \(name.key)"
    let from = "login from \(address)"
    try await count([
      (own, configuration.attemptsPerAccountAndAddress), (all, configuration.attemptsPerAccount),
      (from, configuration.attemptsPerAddress),
    ])
    let account = try await store.account(named: name)
    let hash = account.flatMap { PasswordHash($0.password) }
    let isRight: Bool
    do {
      isRight = try await hasher.verify(password, against: hash)
    } catch {
      // The password was not checked, so that it does not count as wrong.
      for name in [own, all, from] { try await store.forgiveAttempt(name) }
      throw error
    }
    guard isRight, let account, let hash else { throw Problem.wrongPassword }
    try await store.forgetAttempts(own)
    for name in [all, from] { try await store.forgiveAttempt(name) }
    if hash.cost != hasher.cost {
      let stronger = try await hasher.hash(password)
      try await store.replacePassword(of: account.id, account.password, by: stronger.text)
    }
    return try await makeToken(for: account.id)
  }

  private func makeToken(for user: UUID) async throws -> Response {
    let token = AccessToken()
    let now = now()
    let end = now.addingTimeInterval(configuration.tokenLifetime / .seconds(1))
    try await store.createToken(
      digest: token.digest,
      for: user,
      now: now,
      expiresAt: end,
      limit: configuration.tokensPerAccount
    )
    return try json(LoginResponse(token: token.text, userID: user, expiresAt: end))
  }

  /// Ends this session, or with `?everywhere=true` all sessions of the account.
  private func logOut(_ request: Request) async throws -> Response {
    let session = try await session(request)
    let everywhere = request.uri.queryParameters["everywhere"] ?? "false"
    guard ["true", "false"].contains(everywhere) else {
      throw Problem.invalid(["everywhere": "Expected true or false."])
    }
    if everywhere == "true" {
      try await store.deleteTokens(of: session.user)
    } else if case .bearer(let token)? =
      request.headers[.authorization].flatMap(Authorization.init)
    {
      try await store.deleteToken(digest: token.digest)
    }
    return Response(status: .noContent)
  }

  private func user(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let session = try await session(request)
    guard let id = context.parameters.get("user").flatMap({ UUID(uuidString: $0) }) else {
      throw Problem(status: .badRequest, detail: "Expected the id of a user, a UUID.")
    }
    guard id == session.user else { throw Problem.absent }
    return try json(UserResponse(id: id, username: session.username))
  }

  /// Counts an attempt under each name.
  /// - Throws: `Problem` with status 429 after too many attempts.
  private func count(_ names: [(name: String, limit: Int)]) async throws {
    let now = now()
    let period = configuration.attemptPeriod / .seconds(1)
    guard let end = try await store.countAttempts(names, period: period, now: now) else { return }
    throw Problem.tooOften(seconds: max(1, Int(end.timeIntervalSince(now).rounded(.up))))
  }
}
