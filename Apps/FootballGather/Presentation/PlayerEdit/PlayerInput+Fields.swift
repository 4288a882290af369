import FootballGatherModel

// The fields that are typed, as they are shown.
extension PlayerInput {
  subscript(field: PlayerTextField.ID) -> String {
    get {
      switch field {
      case .firstName: firstName
      case .lastName: lastName
      case .age: age
      case .team: favouriteTeam
      }
    }
    set {
      switch field {
      case .firstName: firstName = newValue
      case .lastName: lastName = newValue
      case .age: age = newValue
      case .team: favouriteTeam = newValue
      }
    }
  }

  /// What is wrong with a field; what is wrong with a name is told at its first part.
  func problem(in field: PlayerTextField.ID) -> PlayerInput.Problem? {
    switch field {
    case .firstName: tidied.problems[.name]
    case .lastName: nil
    case .age: tidied.problems[.age]
    case .team: tidied.problems[.favouriteTeam]
    }
  }

  /// The fields as they shall look.
  ///
  /// - Parameters:
  ///   - fields: Which.
  ///   - checked: Those whose mistakes are told.
  ///   - texts: In the reader's language.
  /// - Returns: One for each, in their order.
  func textFields(
    _ fields: [PlayerTextField.ID],
    checked: Set<PlayerTextField.ID>,
    _ texts: GatherTexts
  ) -> [PlayerTextField] {
    fields.map { field in
      let problem = checked.contains(field) ? problem(in: field) : nil
      return PlayerTextField(
        id: field,
        label: texts.players.label(of: field),
        placeholder: field == .firstName
          ? texts.playerForm.required : texts.playerForm.optional,
        text: self[field],
        error: problem.map(texts.players.sentence)
      )
    }
  }
}

extension PlayerTexts {
  fileprivate func label(of field: PlayerTextField.ID) -> String {
    switch field {
    case .firstName: firstName
    case .lastName: lastName
    case .age: age
    case .team: favouriteTeam
    }
  }
}
