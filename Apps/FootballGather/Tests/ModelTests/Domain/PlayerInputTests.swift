import Testing

@testable import FootballGatherModel

struct PlayerInputTests {
  @Test func inputAndPlayerRoundTrip() {
    let player = Player(
      id: 7,
      name: "Ana",
      age: 29,
      skill: .amateur,
      position: .winger,
      favouriteTeam: "Ajax"
    )
    #expect(PlayerInput(player).problems.isEmpty)
    #expect(PlayerInput(player).player(id: 7) == player)
    #expect(PlayerInput(Player(id: 1, name: "Zoe")).player(id: 1) == Player(id: 1, name: "Zoe"))
  }

  @Test func whiteSpaceAtTheEndsIsNoText() {
    let input = PlayerInput(name: " Ana\n", age: " 29 ", favouriteTeam: "  ")
    #expect(input.problems.isEmpty)
    #expect(input.player(id: 1) == Player(id: 1, name: "Ana", age: 29))
  }

  @Test(arguments: ["", "  ", "\n"])
  func aNameIsNeeded(_ name: String) {
    #expect(PlayerInput(name: name).problems == [.name: .empty])
  }

  @Test(arguments: [("Ana Silva", "Silva"), ("陈 静怡", "陈")])
  func aLastNameAloneIsAName(_ name: String, _ last: String) {
    var input = PlayerInput(name: name)
    input.firstName = " "
    #expect(input.lastName == last)
    #expect(input.problems.isEmpty)
    #expect(input.player(id: 1).name == last)
    input.lastName = " "
    #expect(input.problems == [.name: .empty])
  }

  @Test(arguments: ["0", "-1", "131", "ten", "1.5", "99999999999999999999"])
  func anAgeIsANumberOfYears(_ age: String) {
    #expect(PlayerInput(name: "Ana", age: age).problems == [.age: .outside(1...130)])
  }

  @Test func lengthsAreThoseOfTheServer() {
    let long = String(repeating: "é", count: 101)
    let input = PlayerInput(name: long, favouriteTeam: long)
    #expect(input.problems == [.name: .tooLong(limit: 100), .favouriteTeam: .tooLong(limit: 100)])
    #expect(PlayerInput(name: String(long.dropLast())).problems.isEmpty)
  }
}
