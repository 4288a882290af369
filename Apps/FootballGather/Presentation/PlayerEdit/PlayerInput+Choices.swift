import FootballGatherModel

// View data of the fields with choices.
extension PlayerInput {
  /// Chooses an option by its id; any other id chooses none.
  mutating func choose(_ option: String, for field: PlayerChoiceField.ID) {
    switch field {
    case .position: position = Position(rawValue: option)
    case .skill: skill = Skill(rawValue: option)
    }
  }

  func choiceField(_ field: PlayerChoiceField.ID, _ texts: GatherTexts) -> PlayerChoiceField {
    switch field {
    case .position:
      PlayerChoiceField(
        id: field,
        label: texts.players.position,
        options: options(Position.allCases, chosen: position, texts) { texts.positions.names($0) }
      )
    case .skill:
      PlayerChoiceField(
        id: field,
        label: texts.players.skill,
        options: options(Skill.allCases, chosen: skill, texts) { texts.players.skills[$0] }
      )
    }
  }

  private func options<Value: RawRepresentable<String> & Equatable>(
    _ values: [Value],
    chosen: Value?,
    _ texts: GatherTexts,
    _ title: (Value) -> String?
  ) -> [PlayerChoiceField.Option] {
    let none = PlayerChoiceField.Option(
      id: "",
      title: texts.playerForm.none,
      isChosen: chosen == nil
    )
    return [none]
      + values.map { value in
        PlayerChoiceField.Option(
          id: value.rawValue,
          title: title(value) ?? "",
          isChosen: value == chosen
        )
      }
  }
}
