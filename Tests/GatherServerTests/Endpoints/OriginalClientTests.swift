import Foundation
import GatherAPI
import HTTPTypes
import NIOCore
import ServerTesting
import Testing

@testable import GatherServer

/// The contract, replayed as a user's session, with the original iOS client's conditions of
/// success: exactly these statuses, these fields, these kinds of ids.
struct OriginalClientTests {
  /// The password as the original client sends it: the SHA-256 of the typed text, as 64 digits.
  private let password = "41bd876b085d6ba031e5bf25d8ce5c1a1e3f1f1bb0bf4cf6eafc2ac8a7b96023"

  /// The original client's player, which decodes only these fields.
  private struct Player: Codable {
    var id: Int
    var name: String
    var age: Int?
    var skill: String?
    var preferredPosition: String?
    var favouriteTeam: String?
  }

  private struct Gather: Codable {
    var id: UUID
    var userId: UUID
    var score: String?
    var winnerTeam: String?
  }

  private struct Login: Codable {
    var token: String
    var userID: UUID
  }

  /// Returns the id in a `Location` field, by the original client's rule: the last part, a UUID or
  /// a number.
  private func id(_ location: String?, below path: String) throws -> Substring {
    let location = try #require(location)
    #expect(location.hasPrefix(path + "/"))
    let last = try #require(location.split(separator: "/").last)
    #expect(UUID(uuidString: String(last)) != nil || Int(last) != nil)
    return last
  }

  @Test func anEveningWithTheOriginalClient() async throws {
    let server = try TestServer()
    try await server.run { client in
      var client = client
      // Register.
      let register = "{\"username\":\"demo-user\",\"password\":\"\(self.password)\"}"
      let registered = try await client.send(.post, "/api/users", register)
      #expect(registered.status == .created)
      #expect(registered.body.readableBytes == 0)
      let user = try #require(
        UUID(
          uuidString: String(
            try self.id(registered.headers[.location], below: "/api/users")
          )
        )
      )

      // Log in: JSON headers, no body.
      let login = try await client.logIn("demo-user", self.password)
      #expect(login.status == .ok)
      let session = try login.value(Login.self)
      #expect(session.userID == user)
      client.token = session.token

      // An empty list is an empty array: the client accepts no empty body.
      let none = try await client.send(.get, "/api/players")
      #expect(none.status == .ok && none.text == "[]")

      // Players with only a name.
      var players: [Int] = []
      for name in ["Ana", "Bea", "Cleo", "Dan"] {
        let made = try await client.send(.post, "/api/players", "{\"name\":\"\(name)\"}")
        #expect(made.status == .created && made.body.readableBytes == 0)
        players.append(
          try #require(Int(try self.id(made.headers[.location], below: "/api/players")))
        )
      }

      // Edit: all known fields.
      let edited = """
        {"id":\(players[0]),"name":"Ana Pop","age":31,"skill":"amateur",\
        "preferredPosition":"goalkeeper","favouriteTeam":"CFR"}
        """
      #expect(
        try await client.send(.put, "/api/players/\(players[0])", edited).status == .noContent
      )
      let list = try await client.send(.get, "/api/players").value([Player].self)
      #expect(list.map(\.id) == players)
      #expect(list[0].name == "Ana Pop" && list[0].age == 31 && list[0].skill == "amateur")
      #expect(list[1].age == nil && list[1].skill == nil)

      // Omitted fields are cleared.
      let bare = try await client.send(.put, "/api/players/\(players[0])", "{\"name\":\"Ana\"}")
      #expect(bare.status == .noContent && bare.body.readableBytes == 0)
      #expect(try await client.send(.get, "/api/players").value([Player].self)[0].age == nil)

      // Delete.
      let deleted = try await client.send(.delete, "/api/players/\(players[3])")
      #expect(deleted.status == .noContent && deleted.body.readableBytes == 0)

      // A match, created from an empty object; the id must be a UUID.
      let created = try await client.send(.post, "/api/gathers", "{}")
      #expect(created.status == .created && created.body.readableBytes == 0)
      let gather = try #require(
        UUID(
          uuidString: String(
            try self.id(created.headers[.location], below: "/api/gathers")
          )
        )
      )

      // Line-ups: status 200 only.
      for (player, team) in zip(players, ["Team A", "Team B", "Team B"]) {
        let added = try await client.send(
          .post,
          "/api/gathers/\(gather)/players/\(player)",
          "{\"team\":\"\(team)\"}"
        )
        #expect(added.status == .ok)
      }
      let lineUp = try await client.send(.get, "/api/gathers/\(gather)/players")
      #expect(try lineUp.value([Player].self).map(\.id) == Array(players[0..<3]))

      // The result.
      let result = #"{"score":"2-1","winnerTeam":"Team A"}"#
      let ended = try await client.send(.put, "/api/gathers/\(gather)", result)
      #expect(ended.status == .noContent && ended.body.readableBytes == 0)
      let gathers = try await client.send(.get, "/api/gathers").value([Gather].self)
      #expect(gathers.map(\.id) == [gather] && gathers[0].userId == user)
      #expect(gathers[0].score == "2-1" && gathers[0].winnerTeam == "Team A")
      let played = try await client.send(.get, "/api/players/\(players[0])/gathers")
      #expect(try played.value([Gather].self).map(\.id) == [gather])

      // Delete everything.
      #expect(try await client.send(.delete, "/api/gathers/\(gather)").status == .noContent)
      #expect(try await client.send(.get, "/api/gathers").text == "[]")
      #expect(try await client.send(.delete, "/api/users").status == .noContent)
      #expect(try await client.send(.get, "/api/players").status == .unauthorized)
      #expect(try await client.logIn("demo-user", self.password).status == .unauthorized)
    }
  }

  @Test func absentFieldsAreLeftOutAndNeverNull() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let id = try await client.newPlayer("Bea")
      #expect(
        try await client.send(.get, "/api/players").text
          == "[{\"id\":\(id),\"name\":\"Bea\",\"version\":1}]"
      )
      _ = try await client.newGather()
      let gathers = try await client.send(.get, "/api/gathers").text
      #expect(!gathers.contains("null") && !gathers.contains("score"))
      #expect(gathers.contains("\"userId\"") && !gathers.contains("\"userID\""))
    }
  }

  @Test(arguments: ["", "{}", "not json", "score=2-1"])
  func theBodyOfANewMatchMayBeAnythingThatIsNoJSON(body: String) async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let isJSON = body.isEmpty || body == "{}"
      let type = isJSON ? "application/json" : "application/x-www-form-urlencoded"
      let made = try await client.send(
        .post,
        "/api/gathers",
        body.isEmpty ? nil : body,
        [.contentType: type]
      )
      #expect(made.status == .created)
    }
  }

  @Test func anErrorHasTheMembersOfTheOriginalAndOfAProblem() async throws {
    try await TestServer().run { client in
      let response = try await client.send(.get, "/api/players")
      #expect(response.status == .unauthorized)
      let problem = try response.problem()
      #expect(problem.error && problem.reason == "User not authenticated.")
      #expect(problem.status == 401 && problem.title == "Unauthorized")
      #expect(problem.detail == problem.reason)
    }
  }

  @Test(arguments: [
    ("PUT", "/api/players/1", "{}", 400), ("PUT", "/api/players/x", "{}", 400),
    ("POST", "/api/players", "{\"name\":5}", 400),
    ("POST", "/api/players", "{\"name\":\"A\",\"skill\":\"great\"}", 400),
    ("POST", "/api/players", "[]", 400), ("POST", "/api/players", "", 400),
    ("DELETE", "/api/players/99", "", 404), ("GET", "/api/players/99/gathers", "", 404),
    ("DELETE", "/api/gathers/99", "", 400), ("GET", "/api/nowhere", "", 404),
    ("PUT", "/api/gathers/E88FE54F-AEE4-4160-8410-CB538BC04E9F", "{\"score\":\"1-0\"}", 400),
    (
      "PUT", "/api/gathers/E88FE54F-AEE4-4160-8410-CB538BC04E9F",
      "{\"score\":\"1-0\",\"winnerTeam\":\"Team A\"}", 404
    ),
  ])
  func impossibleRequestsAreAnsweredWithAReason(
    method: String,
    path: String,
    body: String,
    status: Int
  ) async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let method = try #require(HTTPRequest.Method(rawValue: method))
      let response = try await client.send(method, path, body.isEmpty ? nil : body)
      #expect(response.status.code == status)
      #expect(try response.problem().status == status)
    }
  }
}
