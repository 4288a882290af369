import FootballGatherModel
import Foundation

extension PlayerInput {
  /// The input without surrounding white space, for comparison and saving.
  var tidied: PlayerInput {
    var input = self
    input.firstName = firstName.trimmingCharacters(in: .whitespacesAndNewlines)
    input.lastName = lastName.trimmingCharacters(in: .whitespacesAndNewlines)
    input.age = age.trimmingCharacters(in: .whitespacesAndNewlines)
    input.favouriteTeam = favouriteTeam.trimmingCharacters(in: .whitespacesAndNewlines)
    return input
  }
}
