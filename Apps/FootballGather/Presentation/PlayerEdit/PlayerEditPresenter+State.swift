import FootballGatherModel

// What the screen looks like, derived from all that the presenter knows.
extension PlayerEditPresenter {
  func state(from former: PlayerEditViewState) -> PlayerEditViewState {
    var state = former
    state.canFinish = hasUnsavedWork && !isBusy
    state.isBusy = isBusy
    state.message = message
    state.content = content
    return state
  }

  private var content: PlayerEditViewState.Content {
    guard original != nil else {
      return placeholder.map { .placeholder($0) } ?? .loading(texts.common.loading)
    }
    switch field {
    case .name, .age, .team:
      return .fields(input.textFields(field.textFields, checked: checked, texts))
    case .position:
      return choices(Position.allCases, chosen: input.position) { texts.positions.names($0) }
    case .skill:
      return choices(Skill.allCases, chosen: input.skill) { texts.players.skills[$0] }
    }
  }

  private func choices<Value: RawRepresentable<String> & Equatable>(
    _ values: [Value],
    chosen: Value?,
    _ title: (Value) -> String?
  ) -> PlayerEditViewState.Content {
    let none = PlayerEditViewState.Choice(
      id: "",
      title: texts.playerForm.none,
      isChosen: chosen == nil
    )
    let others = values.map { value in
      PlayerEditViewState.Choice(
        id: value.rawValue,
        title: title(value) ?? "",
        isChosen: value == chosen
      )
    }
    return .choices(others + [none])
  }
}

extension PlayerField {
  /// The fields in which it is typed; none where it is chosen.
  var textFields: [PlayerTextField.ID] {
    switch self {
    case .name: [.firstName, .lastName]
    case .age: [.age]
    case .team: [.team]
    case .position, .skill: []
    }
  }

  func title(_ texts: GatherTexts) -> String {
    switch self {
    case .name: texts.playerForm.name
    case .age: texts.players.age
    case .position: texts.players.position
    case .skill: texts.players.skill
    case .team: texts.players.favouriteTeam
    }
  }
}
