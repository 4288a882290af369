import FootballGatherModel
import Rostrum

// The state of the view, derived from the properties of the presenter.
extension ConfirmPlayersPresenter {
  func state(from former: ConfirmPlayersViewState) -> ConfirmPlayersViewState {
    var state = former
    state.canShuffle = (chosen?.count ?? 0) >= 2 && !isStarting
    state.canUndo = !history.isEmpty && !isStarting
    state.canStart = plan.isReady && chosen != nil && !isStarting
    state.isStarting = isStarting
    state.content = content
    return state
  }

  private var content: ConfirmPlayersViewState.Content {
    if let readError { return .placeholder(texts.placeholder(for: readError, in: environment)) }
    guard let chosen else { return .loading(texts.common.loading) }
    if chosen.count < 2 { return .placeholder(tooFew) }
    let known = Dictionary(chosen.map { ($0.id, $0) }) { first, _ in first }
    return .places(
      ConfirmPlayersViewState.Place.ID.allCases.map { id in
        ConfirmPlayersViewState.Place(
          id: id,
          title: texts.teams.heading(texts.title(of: id), plan[id].count),
          rows: plan[id].compactMap { known[$0] }.map(row),
          footer: footer(of: id)
        )
      }
    )
  }

  /// Returns the footer of a place; an empty place shows a text, so that players can be dropped on
  /// it.
  private func footer(of place: ConfirmPlayersViewState.Place.ID) -> String? {
    if plan[place].isEmpty { return texts.teams.nobody }
    return place == .bench && !plan.isReady ? texts.teams.hint : nil
  }

  private func row(_ player: Player) -> ConfirmPlayersViewState.Row {
    let position = player.position.map(texts.positions.names)
    return ConfirmPlayersViewState.Row(
      id: player.id,
      name: player.displayName,
      position: player.position.map(texts.positions.acronyms),
      positionAccessibilityLabel: position,
      accessibilityLabel: texts.common.accessibilityLabel([player.displayName, position]),
      placeLabel: texts.teams.placeOfPlayer(player.displayName)
    )
  }

  private var tooFew: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "person.2",
      title: texts.teams.tooFewTitle,
      text: texts.teams.tooFewText,
      button: texts.players.showAll
    )
  }
}

extension GatherTexts {
  func title(of place: ConfirmPlayersViewState.Place.ID) -> String {
    switch place {
    case .bench: teams.bench
    case .teamA: match.teams(.a)
    case .teamB: match.teams(.b)
    }
  }
}
