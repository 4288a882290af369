import FootballGatherModel
import Foundation

/// The unsaved input of a player, which outlives the process and the session of its user.
struct PlayerDraft: Draft {
  /// The user who typed it, the only one to whom it may be shown.
  private var user: UUID?
  private var firstName: String
  private var lastName: String
  private var age: String
  private var skill: Skill?
  private var position: Position?
  private var favouriteTeam: String

  init(_ input: PlayerInput, of user: UUID?) {
    self.user = user
    firstName = input.firstName
    lastName = input.lastName
    age = input.age
    skill = input.skill
    position = input.position
    favouriteTeam = input.favouriteTeam
  }

  /// Returns the input; nil for any other user.
  func input(for user: UUID?) -> PlayerInput? {
    guard user == self.user else { return nil }
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
