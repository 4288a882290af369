#if os(Linux)
import FootballGatherModel
import FootballGatherTesting
import Testing

/// What was fetched before a change of one's own does not undo it, however late it comes.
struct LateAnswerTests {
  /// A phone that knows Ana; while it fetches the list, somebody does something.
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

  @Test func aChangeStays() async throws {
    let players = try await refreshing { phone, ana in
      _ = try await phone.players.update(ana.id, to: PlayerInput(name: "Anna"))
    }
    #expect(players.map(\.name) == ["Anna"])
  }

  @Test func aNewOneStays() async throws {
    let players = try await refreshing { phone, _ in _ = try await phone.add("Bo") }
    #expect(players.map(\.name) == ["Ana", "Bo"])
  }

  @Test func aDeletedOneStaysDeleted() async throws {
    let players = try await refreshing { phone, ana in try await phone.players.delete(ana.id) }
    #expect(players.isEmpty)
  }
}
#endif
