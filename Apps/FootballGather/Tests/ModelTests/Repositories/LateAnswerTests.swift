#if os(Linux)
import FootballGatherModel
import FootballGatherTesting
import Testing

/// A list that was fetched before a local change does not revert the change, however late it
/// arrives.
struct LateAnswerTests {
  /// Runs `body` on a phone that knows Ana while the phone fetches the list.
  private func refreshing(
    _ body: @escaping @Sendable (Phone, Player) async throws -> Void
  ) async throws -> [Player] {
    let phone = try await Phone.registered(on: RealServer())
    let ana = try await phone.add("Ana")[0]
    phone.transport.beforeEachAnswer { [unowned phone] request in
      guard request.hasPrefix("GET /api/players") else { return }
      phone.transport.beforeEachAnswer(nil)
      await #expect(throws: Never.self) { try await body(phone, ana) }
    }
    let fetched = try await phone.players.refresh()
    #expect(fetched.freshness == .fresh)
    #expect(try await phone.players.players().value == fetched.value)
    return fetched.value
  }

  @Test func aLocalChangeSurvivesALateAnswer() async throws {
    let players = try await refreshing { phone, ana in
      _ = try await phone.players.update(ana.id, to: PlayerInput(name: "Anna"))
    }
    #expect(players.map(\.name) == ["Anna"])
  }

  @Test func aNewPlayerSurvivesALateAnswer() async throws {
    let players = try await refreshing { phone, _ in _ = try await phone.add("Bo") }
    #expect(players.map(\.name) == ["Ana", "Bo"])
  }

  @Test func aDeletedPlayerStaysDeletedAfterALateAnswer() async throws {
    let players = try await refreshing { phone, ana in try await phone.players.delete(ana.id) }
    #expect(players.isEmpty)
  }
}
#endif
