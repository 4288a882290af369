import FootballGatherModel

/// The unsaved input of a player, which outlives the process.
struct PlayerDraft: Draft {
  private var firstName: String
  private var lastName: String
  private var age: String
  private var skill: Skill?
  private var position: Position?
  private var favouriteTeam: String

  init(_ input: PlayerInput) {
    firstName = input.firstName
    lastName = input.lastName
    age = input.age
    skill = input.skill
    position = input.position
    favouriteTeam = input.favouriteTeam
  }

  var input: PlayerInput {
    var input = PlayerInput(
      name: "",
      age: age,
      skill: skill,
      position: position,
      favouriteTeam: favouriteTeam
    )
    input.firstName = firstName
    input.lastName = lastName
    return input
  }
}
