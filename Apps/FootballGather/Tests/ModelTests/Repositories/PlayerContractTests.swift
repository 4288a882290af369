#if os(Linux)
import FootballGatherModel
import FootballGatherTesting
import Foundation
import Testing

/// The contract of `PlayerRepository`, with and without an account.
@Suite struct PlayerContractTests {
  @Test(arguments: Use.allCases)
  func playersAreInOrderOfCreationWithAllFields(_ use: Use) async throws {
    let phone = try await use.phone(on: RealServer())
    _ = try await phone.players.refresh()
    let input = PlayerInput(
      name: " Zoe Ng ",
      age: "29",
      skill: .professional,
      position: .striker,
      favouriteTeam: "Ajax"
    )
    let zoe = try await phone.players.add(input, key: RequestKey())
    let ana = try await phone.add("Ana")[0]
    #expect(
      zoe
        == Player(
          id: zoe.id,
          name: "Zoe Ng",
          age: 29,
          skill: .professional,
          position: .striker,
          favouriteTeam: "Ajax"
        )
    )
    #expect(try await phone.players.players().value == [zoe, ana])
    #expect(try await phone.players.refresh() == Stored([zoe, ana], .fresh))
    #expect(try await phone.players.player(ana.id) == ana)
    #expect(try await phone.players.player(999) == nil)
    phone.relaunch()
    #expect(try await phone.players.players().value == [zoe, ana])
  }

  @Test(arguments: Use.allCases)
  func theSameKeyMakesNoSecondPlayer(_ use: Use) async throws {
    let phone = try await use.phone(on: RealServer())
    let key = RequestKey()
    let first = try await phone.players.add(PlayerInput(name: "Ana"), key: key)
    phone.relaunch()
    let second = try await phone.players.add(PlayerInput(name: "Ana"), key: key)
    let third = try await phone.players.add(PlayerInput(name: "Ana"), key: RequestKey())
    #expect(first == second)
    #expect(third.id != first.id)
    #expect(try await phone.players.refresh().value == [first, third])
  }

  @Test(arguments: Use.allCases)
  func updatingReplacesAllFields(_ use: Use) async throws {
    let phone = try await use.phone(on: RealServer())
    let players = try await phone.add("Ana", "Bo")
    var input = PlayerInput(players[0])
    input.lastName = "Silva"
    input.skill = .beginner
    let ana = try await phone.players.update(players[0].id, to: input)
    #expect(ana == Player(id: players[0].id, name: "Ana Silva", skill: .beginner))
    #expect(try await phone.players.refresh().value == [ana, players[1]])
    let bare = try await phone.players.update(ana.id, to: PlayerInput(name: "Ana"))
    #expect(bare == players[0])
    #expect(try await phone.players.refresh().value == players)
  }

  @Test(arguments: Use.allCases)
  func changingAMissingPlayerThrows(_ use: Use) async throws {
    let phone = try await use.phone(on: RealServer())
    await #expect(throws: GatherError.notFound) {
      try await phone.players.update(999, to: PlayerInput(name: "Ana"))
    }
    try await phone.players.delete(999)
  }

  @Test(arguments: Use.allCases)
  func theIDOfADeletedPlayerIsNotReused(_ use: Use) async throws {
    let phone = try await use.phone(on: RealServer())
    let players = try await phone.add("Ana", "Bo")
    try await phone.players.delete(players[1].id)
    try await phone.players.delete(players[1].id)
    #expect(try await phone.players.refresh().value == [players[0]])
    let next = try await phone.add("Cleo")[0]
    #expect(next.id > players[1].id)
  }

  @Test(arguments: Use.allCases)
  func invalidInputIsRejectedWithoutARequest(_ use: Use) async throws {
    let phone = try await use.phone(on: RealServer())
    _ = try await phone.players.refresh()
    let ana = try await phone.add("Ana")[0]
    let asked = phone.transport.requests.count
    let input = PlayerInput(name: " ", age: "old")
    let problems = GatherError.player([.name: .empty, .age: .outside(1...130)])
    await #expect(throws: problems) {
      try await phone.players.add(input, key: RequestKey())
    }
    await #expect(throws: problems) { try await phone.players.update(ana.id, to: input) }
    #expect(phone.transport.requests.count == asked)
    #expect(try await phone.players.players().value.contains(ana))
  }

  @Test(arguments: Use.allCases)
  func everyChangeIsReported(_ use: Use) async throws {
    let phone = try await use.phone(on: RealServer())
    var changes = await phone.players.changes().makeAsyncIterator()
    let ana = try await phone.add("Ana")[0]
    #expect(await changes.next() != nil)
    _ = try await phone.players.update(ana.id, to: PlayerInput(name: "Anna"))
    #expect(await changes.next() != nil)
    try await phone.players.delete(ana.id)
    #expect(await changes.next() != nil)
  }

  @Test(arguments: Use.allCases)
  func newPlayersHaveNoMatches(_ use: Use) async throws {
    let phone = try await use.phone(on: RealServer())
    let ana = try await phone.add("Ana")[0]
    #expect(
      try await phone.players.refreshStatistics().value
        == [PlayerStatistics(player: ana.id, won: 0, drawn: 0, lost: 0, form: [])]
    )
  }
}
#endif
