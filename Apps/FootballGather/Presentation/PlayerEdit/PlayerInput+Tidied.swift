import FootballGatherModel
import Foundation

extension PlayerInput {
  /// The same without spaces around what was typed: what is compared, and what is saved.
  var tidied: PlayerInput {
    var input = self
    input.firstName = firstName.trimmingCharacters(in: .whitespacesAndNewlines)
    input.lastName = lastName.trimmingCharacters(in: .whitespacesAndNewlines)
    input.age = age.trimmingCharacters(in: .whitespacesAndNewlines)
    input.favouriteTeam = favouriteTeam.trimmingCharacters(in: .whitespacesAndNewlines)
    return input
  }
}
