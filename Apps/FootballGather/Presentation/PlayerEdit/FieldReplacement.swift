import FootballGatherModel

/// The replacement of a field of a player, unless another device has changed the field meanwhile.
struct FieldReplacement {
  let id: Player.ID
  let field: PlayerField
  let players: any PlayerRepository
  /// The values that the user has seen.
  var original: PlayerInput
  /// The values with the new one.
  let input: PlayerInput

  /// Replaces only this field in the player's current data.
  ///
  /// - Returns: The current values if another device has changed the field; nil if it was replaced.
  /// - Throws: `GatherError.notFound` if the player was deleted, or any error of the repository.
  func save() async throws(GatherError) -> PlayerInput? {
    do {
      return try await saveOnce()
    } catch {
      // The player was just fetched again, because another device had changed it.
      guard case .service(.changed) = error else { throw error }
      return try await saveOnce()
    }
  }

  private func saveOnce() async throws(GatherError) -> PlayerInput? {
    guard let player = try await players.player(id) else { throw .notFound }
    let current = PlayerInput(player)
    guard current.agrees(with: original, in: field) || current.agrees(with: input, in: field)
    else { return current }
    _ = try await players.update(id, to: current.replacing(field, by: input))
    return nil
  }
}

extension PlayerInput {
  func agrees(with other: PlayerInput, in field: PlayerField) -> Bool {
    replacing(field, by: other).tidied == tidied
  }

  /// Returns the input with a field of another one.
  fileprivate func replacing(_ field: PlayerField, by other: PlayerInput) -> PlayerInput {
    var input = self
    switch field {
    case .name:
      input.firstName = other.firstName
      input.lastName = other.lastName
    case .age: input.age = other.age
    case .position: input.position = other.position
    case .skill: input.skill = other.skill
    case .team: input.favouriteTeam = other.favouriteTeam
    }
    return input
  }
}
