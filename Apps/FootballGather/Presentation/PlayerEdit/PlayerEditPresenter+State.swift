import FootballGatherModel

// The state of the view, derived from the properties of the presenter.
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
    guard let choice = field.choice else {
      return .fields(input.textFields(textFields, checked: checked, texts))
    }
    return .choices(input.choiceField(choice, texts).options)
  }

  /// The text fields, in the order of the user's language; empty if the value is chosen.
  var textFields: [PlayerTextField.ID] {
    switch field {
    case .name: texts.players.nameFields
    case .age: [.age]
    case .team: [.team]
    case .position, .skill: []
    }
  }
}

extension PlayerField {
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
