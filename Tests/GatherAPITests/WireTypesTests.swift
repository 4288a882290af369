import Foundation
import GatherAPI
import Testing

struct WireTypesTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try GatherJSON.encoder().encode(value), as: UTF8.self)
  }

  @Test func absentValuesAreLeftOut() throws {
    let player = PlayerResponse(id: 4, player: PlayerRequest(name: "Ana"))
    #expect(try text(player) == #"{"id":4,"name":"Ana"}"#)
  }

  @Test func aPlayerIsSpeltAsTheOriginalServerDid() throws {
    let request = PlayerRequest(
      name: "Ana",
      age: 31,
      skill: .amateur,
      preferredPosition: .goalkeeper,
      favouriteTeam: "CFR"
    )
    #expect(
      try text(PlayerResponse(id: 4, player: request, team: .b)) == """
        {"age":31,"favouriteTeam":"CFR","id":4,"name":"Ana","preferredPosition":"goalkeeper",\
        "skill":"amateur","team":"Team B"}
        """
    )
  }

  @Test func statisticsCountAndKeepTheLatestFive() {
    let statistics = PlayerStatistics(
      playerId: 1,
      outcomes: [.won, .drawn, .lost, .won, .won, .lost, .lost]
    )
    #expect(statistics.played == 7)
    #expect(statistics.won == 3 && statistics.drawn == 1 && statistics.lost == 3)
    #expect(statistics.form == [.won, .drawn, .lost, .won, .won])
  }

  @Test func noDescriptionShowsASecret() {
    let id = UUID()
    let values: [Any] = [
      RegistrationRequest(username: "ana", password: "swordfish"),
      LoginResponse(token: "swordfish", userID: id),
    ]
    for value in values { #expect(!"\(value)".contains("swordfish")) }
  }
}
