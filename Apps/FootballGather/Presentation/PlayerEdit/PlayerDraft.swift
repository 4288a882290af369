import FootballGatherModel
import Foundation

/// What was typed of a player, as it outlives a process.
struct PlayerDraft: Codable {
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

  /// Nil where it cannot be read, such as another version's.
  init?(data: Data) {
    guard let draft = try? JSONDecoder().decode(PlayerDraft.self, from: data) else { return nil }
    self = draft
  }

  /// Nil where it cannot be written, which strings always can.
  var data: Data? { try? JSONEncoder().encode(self) }

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
