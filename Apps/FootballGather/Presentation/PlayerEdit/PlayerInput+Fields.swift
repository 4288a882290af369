import FootballGatherModel

// View data of the text fields.
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

  /// Returns the error of a field; an error of the name is that of its longer part.
  func problem(in field: PlayerTextField.ID) -> PlayerInput.Problem? {
    switch field {
    case .firstName: isLastNameLonger ? nil : tidied.problems[.name]
    case .lastName: isLastNameLonger ? tidied.problems[.name] : nil
    case .age: tidied.problems[.age]
    case .team: tidied.problems[.favouriteTeam]
    }
  }

  /// A Boolean value that indicates whether the last name is the longer part of a complete name.
  private var isLastNameLonger: Bool {
    tidied.problems[.name] != .empty && lastName.count > firstName.count
  }

  /// Returns whether a field must not be empty: the first name unless there is a last name.
  private func isRequired(_ field: PlayerTextField.ID) -> Bool {
    field == .firstName && tidied.lastName.isEmpty
  }

  /// Returns the view data of fields.
  ///
  /// - Parameters:
  ///   - fields: The fields.
  ///   - checked: The fields whose errors are shown.
  ///   - texts: The texts in the user's language.
  /// - Returns: A value for each field, in their order.
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
        placeholder: isRequired(field) ? texts.playerForm.required : texts.playerForm.optional,
        text: self[field],
        error: problem.map { texts.players.sentence(for: $0, in: field) }
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
