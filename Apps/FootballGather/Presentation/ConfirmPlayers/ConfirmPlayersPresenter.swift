import FootballGatherModel
public import Rostrum

/// The presenter that divides chosen players into two teams and starts their match.
///
/// Players are addressed by id, never by row; the chosen players keep the order of the list.
public final class ConfirmPlayersPresenter: Presenter<
  any ConfirmPlayersView, ConfirmPlayersViewState
>
{
  let ids: [Player.ID]
  private let players: any PlayerRepository
  private let gathers: any GatherRepository
  let environment: AppEnvironment
  private var names: PlayerNames
  let texts: GatherTexts
  private let chance: ([Player]) -> [Player]
  private(set) weak var navigation: (any ConfirmPlayersNavigation)?

  /// The chosen players that still exist, in the order of the list; nil before the first read.
  private(set) var chosen: [Player]?
  var plan: TeamPlan
  /// The plans before each change that can be undone, sorted from oldest to newest.
  private(set) var history: [TeamPlan] = []
  private(set) var readError: (any Error)?
  private(set) var isStarting = false
  private(set) var isStarted = false

  /// - Parameters:
  ///   - players: The ids of the chosen players, in the order of the list.
  ///   - app: The services, of which only the needed repositories are kept.
  ///   - navigation: The flow; held weakly.
  ///   - chance: Shuffles players.
  init(
    players: [Player.ID],
    app: GatherServices,
    navigation: any ConfirmPlayersNavigation,
    chance: @escaping ([Player]) -> [Player] = { $0.shuffled() }
  ) {
    ids = players
    self.players = app.players
    gathers = app.gathers
    environment = app.environment
    names = PlayerNames(app.environment.locale)
    texts = app.texts
    self.chance = chance
    self.navigation = navigation
    plan = TeamPlan(bench: players)
    super.init(
      state: ConfirmPlayersViewState(
        title: app.texts.teams.title,
        cancel: app.texts.common.cancel,
        shuffle: app.texts.teams.shuffle,
        undo: app.texts.teams.undo,
        start: app.texts.teams.start,
        segments: [.teamA, .bench, .teamB].map {
          .init(id: $0, title: app.texts.teams.shortTitles($0))
        },
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observe(players.changes, onStart: read, onMessage: read)
  }

  // MARK: - What a person did

  /// Moves a player to the place that was chosen in its row.
  ///
  /// Focus moves to the next player on the bench, so that a whole team can be made in one position
  /// on the screen, and by keyboard without searching.
  public func placeChosen(_ place: ConfirmPlayersViewState.Place.ID, for id: Int) {
    guard !isStarting, plan.place(of: id) != place else { return }
    let next = plan.neighbor(of: id, in: .bench)
    playerMoved(id, to: place)
    if let next { send(ifDetached: .vanish) { $0.focus(next) } }
  }

  /// Moves a player that was dragged.
  ///
  /// - Parameters:
  ///   - id: The id of the player.
  ///   - place: The new place.
  ///   - other: The player that follows; nil for the end.
  public func playerMoved(
    _ id: Int,
    to place: ConfirmPlayersViewState.Place.ID,
    before other: Int? = nil
  ) {
    guard !isStarting, let player = chosen?.first(where: { $0.id == id }) else { return }
    change { $0.move(id, to: place, before: other) }
    let announcement = texts.teams.moved(player.displayName, texts.title(of: place))
    send(ifDetached: .vanish) { $0.announce(announcement) }
  }

  public func shuffleTapped() {
    guard !isStarting, let chosen, chosen.count >= 2 else { return }
    change { $0.deal(chosen, by: chance) }
    send(ifDetached: .vanish) { $0.announce(self.texts.teams.shuffled) }
  }

  /// Undoes the latest move or shuffle.
  public func undoTapped() {
    guard !isStarting, let former = history.popLast() else { return }
    plan = former
    plan.keep(chosen?.map(\.id) ?? ids)
    render()
    send(ifDetached: .vanish) { $0.announce(self.texts.teams.undone) }
  }

  public func cancelTapped() {
    navigation?.leave()
  }

  public func startTapped() {
    guard plan.isReady, !isStarting, !isStarted, let chosen else { return }
    isStarting = true
    render()
    let lineUp = LineUp(plan, of: chosen)
    finishing { [gathers] in
      try await gathers.start(lineUp)
    } then: { result in
      self.isStarting = false
      switch result {
      case .success: self.finishFlow()
      case .failure(let error): self.showError(error)
      }
    }
  }

  /// Leaves for the list if there are too few players; retries after an error.
  public func placeholderButtonTapped() {
    guard readError != nil else { return cancelTapped() }
    readError = nil
    render()
    read()
  }

  // MARK: - Private

  private func change(_ change: (inout TeamPlan) -> Void) {
    let former = plan
    change(&plan)
    guard plan != former else { return }
    history.append(former)
    render()
  }

  /// Reads the players, and fetches them if some are not on the device.
  private func read() {
    latest(.read) { [players, ids] in
      let known = try await players.players().value
      if Set(known.map(\.id)).isSuperset(of: ids) { return known }
      return try await players.refresh().value
    } then: { result in
      switch result {
      case .success(let players): self.take(players)
      case .failure(let error):
        if self.chosen == nil { self.readError = error }
        self.render()
      }
    }
  }

  private func take(_ players: [Player]) {
    let ids = Set(ids)
    let chosen = names.sorted(players.filter { ids.contains($0.id) })
    if self.chosen == nil, !plan.hasTeams { plan = TeamPlan(bench: chosen.map(\.id)) }
    self.chosen = chosen
    plan.keep(chosen.map(\.id))
    readError = nil
    render()
  }

  /// Finishes the flow: the match is stored on this device, and the server may receive it later.
  private func finishFlow() {
    isStarted = true
    finishing { [gathers] in
      try await gathers.send()
    } then: { _ in
      // The match's own screen retries after a failure.
    }
    navigation?.finish()
  }

  private func showError(_ error: any Error) {
    render()
    navigation?.notify(
      Notice(
        title: texts.teams.title,
        text: texts.teams.notStarted(texts.sentence(for: error, in: environment)),
        ok: texts.common.ok
      )
    )
  }

  func render() {
    update { $0 = self.state(from: $0) }
  }
}

extension LineUp {
  fileprivate init(_ plan: TeamPlan, of players: [Player]) {
    let known = Dictionary(players.map { ($0.id, $0) }) { first, _ in first }
    self.init(
      teamA: plan[.teamA].compactMap { known[$0] },
      teamB: plan[.teamB].compactMap { known[$0] }
    )
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
}
