import Foundation
import GatherAPI
import HTTPTypes
import ServerTesting
import Testing

@testable import GatherServer

/// The limits of password guesses and registrations.
struct ThrottlingTests {
  private static let home = "198.51.100.1"

  @Test func limitsGuessesForOneAccountFromOneAddress() async throws {
    let server = try server { $0.attemptsPerAccountAndAddress = 3 }
    try await server.run { client in
      _ = try await client.newUser("ana")
      _ = try await client.newUser("bob")
      for _ in 1...3 {
        let response = try await logIn(client, "ana", "a bad password", from: Self.home)
        #expect(response.status == .unauthorized)
      }
      let response = try await logIn(client, "ana", from: Self.home)
      #expect(response.status == .tooManyRequests)
      #expect(response.headers[.retryAfter] == "900")
      #expect(try response.problem().status == 429)
      #expect(try await logIn(client, "ana", from: "198.51.100.2").status == .ok)
      #expect(try await logIn(client, "bob", from: Self.home).status == .ok)
    }
  }

  @Test func countsSpellingsOfANameAsOneAccount() async throws {
    let server = try server { $0.attemptsPerAccountAndAddress = 3 }
    try await server.run { client in
      _ = try await client.newUser("ana")
      for name in ["ANA", " ana", "\u{FF41}na"] {
        let response = try await logIn(client, name, "a bad password", from: Self.home)
        #expect(response.status == .unauthorized)
      }
      #expect(try await logIn(client, "ana", from: Self.home).status == .tooManyRequests)
    }
  }

  @Test func limitsGuessesForOneAccountFromAnywhere() async throws {
    let server = try server { $0.attemptsPerAccount = 4 }
    try await server.run { client in
      _ = try await client.newUser("ana")
      for number in 1...4 {
        let response = try await logIn(client, "ana", "a bad password", from: "203.0.113.\(number)")
        #expect(response.status == .unauthorized)
      }
      #expect(try await logIn(client, "ana", from: "203.0.113.9").status == .tooManyRequests)
    }
  }

  @Test func limitsGuessesFromOneAddress() async throws {
    let server = try server { $0.attemptsPerAddress = 4 }
    try await server.run { client in
      _ = try await client.newUser("ana")
      for number in 1...4 {
        let response = try await logIn(client, "name\(number)", from: Self.home)
        #expect(response.status == .unauthorized)
      }
      #expect(try await logIn(client, "ana", from: Self.home).status == .tooManyRequests)
      #expect(try await logIn(client, "ana", from: "203.0.113.9").status == .ok)
    }
  }

  /// An IPv6 subscriber has 2⁶⁴ addresses.
  @Test func countsAnIPv6NetworkAsOneAddress() async throws {
    let server = try server { $0.attemptsPerAddress = 2 }
    try await server.run { client in
      for number in 1...2 {
        let response = try await logIn(client, "ana", from: "2001:db8:0:1::\(number)")
        #expect(response.status == .unauthorized)
      }
      let response = try await logIn(client, "ana", from: "2001:db8:0:1:ffff::1")
      #expect(response.status == .tooManyRequests)
      #expect(try await logIn(client, "ana", from: "2001:db8:0:2::1").status == .unauthorized)
    }
  }

  @Test func ignoresForwardedAddressesOfUntrustedPeers() async throws {
    let server = try TestServer { $0.attemptsPerAddress = 2 }
    try await server.run { client in
      for number in 1...2 {
        let response = try await logIn(client, "ana", from: "203.0.113.\(number)")
        #expect(response.status == .unauthorized)
      }
      #expect(try await logIn(client, "ana", from: "203.0.113.3").status == .tooManyRequests)
    }
  }

  @Test func countsVisitorsOfAnAppInTheSameProcessApart() async throws {
    let key = ForwardingKey()
    let server = try TestServer {
      $0.attemptsPerAddress = 2
      $0.forwardingKey = key
    }
    try await server.run { client in
      _ = try await client.newUser("ana")
      let (one, other) = ("203.0.113.1", "203.0.113.2")
      for _ in 1...2 {
        let response = try await logIn(client, "zoe", visitor: key.fieldValue(for: one))
        #expect(response.status == .unauthorized)
      }
      let refused = try await logIn(client, "ana", visitor: key.fieldValue(for: one))
      #expect(refused.status == .tooManyRequests)
      let admitted = try await logIn(client, "ana", visitor: key.fieldValue(for: other))
      #expect(admitted.status == .ok)
    }
    #expect(!server.log.text.contains(ForwardingKey.fieldName))
  }

  @Test func ignoresVisitorsSignedWithAnotherKey() async throws {
    let key = ForwardingKey()
    let stranger = ForwardingKey()
    let server = try TestServer {
      $0.attemptsPerAddress = 1
      $0.forwardingKey = key
    }
    let code = try #require(key.fieldValue(for: "203.0.113.1").split(separator: " ").last)
    let forged = [
      stranger.fieldValue(for: "203.0.113.1"), "203.0.113.2 \(code)", "203.0.113.1", "",
      "203.0.113.1 ", " \(code)", "203.0.113.1 \(code) more",
    ]
    try await server.run { client in
      _ = try await logIn(client, "ana")
      for field in forged {
        let response = try await logIn(client, "ana", visitor: field)
        #expect(response.status == .tooManyRequests, "\(field)")
      }
    }
  }

  @Test func ignoresVisitorsWithoutAKey() async throws {
    let server = try TestServer { $0.attemptsPerAddress = 1 }
    let field = ForwardingKey().fieldValue(for: "203.0.113.1")
    try await server.run { client in
      _ = try await logIn(client, "ana")
      #expect(try await logIn(client, "ana", visitor: field).status == .tooManyRequests)
    }
  }

  @Test func showsNothingOfAForwardingKey() {
    let key = ForwardingKey()
    var dumped = ""
    dump(key, to: &dumped)
    #expect("\(key)" == "ForwardingKey")
    #expect(dumped == "- ForwardingKey\n")
  }

  /// A client that tries names such as `ana@<address>` must not use up Ana's attempts at that
  /// address.
  @Test func keepsNamesApartThatLookLikeANameAndAnAddress() async throws {
    let server = try server { $0.attemptsPerAccountAndAddress = 2 }
    try await server.run { client in
      _ = try await client.newUser("ana")
      for name in ["ana@\(Self.home)", "from \(Self.home) as ana", "\(Self.home) as ana"] {
        for number in 1...3 {
          _ = try await logIn(client, name, from: "203.0.113.\(number)")
        }
      }
      #expect(try await logIn(client, "ana", from: Self.home).status == .ok)
    }
  }

  @Test func limitsNewAccountsFromOneAddress() async throws {
    let server = try server { $0.registrationsPerAddress = 3 }
    try await server.run { client in
      for name in ["", "a:b", "  "] {
        let response = try await register(client, name, from: Self.home)
        #expect(response.status == .badRequest)
      }
      for name in ["ana", "ana", "bob"] {
        let response = try await register(client, name, from: Self.home)
        #expect([.created, .conflict].contains(response.status))
      }
      let response = try await register(client, "zoe", from: Self.home)
      #expect(response.status == .tooManyRequests)
      #expect(response.headers[.retryAfter] == "900")
      #expect(try await register(client, "zoe", from: "203.0.113.9").status == .created)
    }
  }

  @Test func sendsRetryAfterAndAdmitsThemThen() async throws {
    let server = try server { $0.attemptsPerAccountAndAddress = 1 }
    try await server.run { client in
      _ = try await client.newUser("ana")
      _ = try await logIn(client, "ana", "a bad password", from: Self.home)
      server.clock.pass(300)
      let response = try await logIn(client, "ana", from: Self.home)
      #expect(response.headers[.retryAfter] == "600")
      server.clock.pass(599.5)
      let late = try await logIn(client, "ana", from: Self.home)
      #expect(late.headers[.retryAfter] == "1")
      server.clock.pass(0.5)
      #expect(try await logIn(client, "ana", from: Self.home).status == .ok)
    }
  }

  /// Otherwise a client that keeps trying would never be admitted again.
  @Test func doesNotCountRefusedRequests() async throws {
    let server = try server { $0.attemptsPerAccountAndAddress = 1 }
    try await server.run { client in
      for status in [HTTPResponse.Status.unauthorized, .tooManyRequests, .tooManyRequests] {
        let response = try await logIn(client, "ana", from: Self.home)
        #expect(response.status == status)
        server.clock.pass(400)
      }
      #expect(try await logIn(client, "ana", from: Self.home).status == .unauthorized)
    }
  }

  @Test func forgetsWrongPasswordsAfterTheRightOne() async throws {
    let server = try server { $0.attemptsPerAccountAndAddress = 3 }
    try await server.run { client in
      _ = try await client.newUser("ana")
      for _ in 1...3 {
        for _ in 1...2 { _ = try await logIn(client, "ana", "a bad password", from: Self.home) }
        #expect(try await logIn(client, "ana", from: Self.home).status == .ok)
      }
    }
  }

  @Test func doesNotCountRightPasswords() async throws {
    let server = try server {
      $0.attemptsPerAccount = 2
      $0.attemptsPerAddress = 2
    }
    try await server.run { client in
      _ = try await client.newUser("ana")
      for _ in 1...6 { #expect(try await logIn(client, "ana", from: Self.home).status == .ok) }
      // A correct password must not reset the count of wrong ones.
      _ = try await logIn(client, "ana", "a bad password", from: Self.home)
      #expect(try await logIn(client, "ana", from: Self.home).status == .ok)
      _ = try await logIn(client, "ana", "a bad password", from: Self.home)
      #expect(try await logIn(client, "ana", from: Self.home).status == .tooManyRequests)
    }
  }

  @Test func answersKnownAndUnknownNamesAlike() async throws {
    let server = try server { $0.attemptsPerAccountAndAddress = 2 }
    try await server.run { client in
      _ = try await client.newUser("ana")
      for _ in 1...4 {
        let known = try await logIn(client, "ana", "a bad password", from: Self.home)
        let unknown = try await logIn(client, "abc", "a bad password", from: Self.home)
        #expect(known.status == unknown.status)
        #expect(known.text == unknown.text)
        #expect(known.headers == unknown.headers)
      }
    }
  }

  @Test func refusesRequestsWhenTooManyHashesWait() async throws {
    let server = try TestServer { $0.waitingHashes = 0 }
    try await server.run { client in
      let login = try await client.logIn("ana", "a good password")
      let registration = try await register(client, "ana", from: Self.home)
      for response in [login, registration] {
        #expect(response.status == .serviceUnavailable)
        #expect(response.headers[.retryAfter] == "5")
      }
    }
  }

  /// Those passwords were not checked.
  @Test func doesNotCountRequestsRefusedForWaitingHashes() async throws {
    let database = try SQLiteDatabase()
    _ = try await TestServer(database).run { try await $0.newUser("ana") }
    let busy = try TestServer(database) {
      $0.waitingHashes = 0
      $0.attemptsPerAccountAndAddress = 2
    }
    try await busy.run { client in
      for _ in 1...4 {
        let response = try await client.logIn("ana", "a good password")
        #expect(response.status == .serviceUnavailable)
      }
    }
  }

  // MARK: - Support

  /// Returns a server behind a proxy that states the client's address.
  private func server(
    _ configure: (inout GatherServerConfiguration) -> Void
  ) throws -> TestServer {
    try TestServer {
      $0.trustedProxies = ["192.0.2.1"]
      configure(&$0)
    }
  }

  private func logIn(
    _ client: TestClient,
    _ name: String,
    _ password: String = "a good password",
    from address: String
  ) async throws -> TestResponse {
    let credentials = Data("\(name):\(password)".utf8).base64EncodedString()
    return try await client.send(
      .post,
      "/api/users/login",
      nil,
      [.authorization: "Basic \(credentials)", .xForwardedFor: address]
    )
  }

  /// Logs in from the test's own address with the field of a visitor.
  private func logIn(
    _ client: TestClient,
    _ name: String,
    visitor: String? = nil
  ) async throws -> TestResponse {
    let credentials = Data("\(name):a good password".utf8).base64EncodedString()
    var headers: HTTPFields = [.authorization: "Basic \(credentials)"]
    headers[.forwardedVisitor] = visitor
    return try await client.send(.post, "/api/users/login", nil, headers)
  }

  private func register(
    _ client: TestClient,
    _ name: String,
    from address: String
  ) async throws -> TestResponse {
    try await client.send(
      .post,
      "/api/users",
      json: RegistrationRequest(username: name, password: "a good password"),
      [.xForwardedFor: address]
    )
  }
}
