import FootballGatherModel

extension Player {
  static let ana = Player(
    id: 1,
    name: "Ana Lima",
    age: 29,
    skill: .professional,
    position: .striker,
    favouriteTeam: "Santos"
  )
  static let ben = Player(id: 2, name: "Ben Okri", age: 1, skill: .beginner, position: .defender)
  static let chen = Player(id: 3, name: "陈静怡", skill: .amateur, position: .goalkeeper)
  static let dora = Player(id: 4, name: "Dora")
}
