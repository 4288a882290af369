import FootballGatherModel
public import Rostrum

/// The presenter of a player by its id: the fields and the statistics.
public final class PlayerDetailPresenter: Presenter<any PlayerDetailView, PlayerDetailViewState> {
  private let id: Player.ID
  private let players: any PlayerRepository
  let environment: AppEnvironment
  let texts: GatherTexts
  private weak var navigation: (any PlayerDetailNavigation)?

  private(set) var player: Player?
  /// The statistics; nil before the first read.
  private(set) var statistics: Stored<[PlayerStatistics]>?
  /// The error of fetching statistics.
  private(set) var statisticsError: (any Error)?
  private var isGone = false

  init(id: Player.ID, app: GatherServices, navigation: any PlayerDetailNavigation) {
    self.id = id
    players = app.players
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(state: PlayerDetailViewState(content: .loading(app.texts.common.loading)))
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observe(players.changes, onStart: read, onMessage: read)
    refreshStatistics()
  }

  // MARK: - What a person did

  public func rowTapped(_ row: PlayerDetailViewState.Row.ID) {
    guard player != nil, let field = PlayerField(row) else { return }
    navigation?.editPlayer(id, field)
  }

  public func deleteTapped() {
    guard let player, !state.isDeleting else { return }
    let question = texts.deletePlayersQuestion([player.displayName])
    latest(.question) { [weak navigation] in
      await navigation?.confirms(question) ?? false
    } then: { result in
      if case .success(true) = result { self.delete() }
    }
  }

  /// Leaves for the list if the player no longer exists; retries otherwise.
  public func placeholderButtonTapped() {
    guard !isGone else {
      navigation?.showAllPlayers()
      return
    }
    update { $0.content = .loading(texts.common.loading) }
    read()
  }

  // MARK: - Reading

  private func read() {
    latest(.read) { [players, id] in
      (try await players.player(id), try await players.statistics())
    } then: { result in
      switch result {
      case .success(let (player?, statistics)): self.show(player, statistics)
      case .success((nil, _)): self.showGone()
      case .failure(let error): self.show(error)
      }
    }
  }

  private func refreshStatistics() {
    latest(.refresh) { [players] in
      try await players.refreshStatistics()
    } then: { result in
      switch result {
      case .success(let statistics): self.statistics = statistics
      case .failure(let error): self.statisticsError = error
      }
      if self.player != nil { self.update { $0.content = .sections(self.sections) } }
    }
  }

  /// Shows a player; stored statistics do not replace those that were just fetched.
  private func show(_ player: Player, _ statistics: Stored<[PlayerStatistics]>) {
    self.player = player
    if self.statistics?.freshness != .fresh { self.statistics = statistics }
    isGone = false
    update {
      $0.title = player.displayName
      $0.content = .sections(sections)
      $0.delete = texts.playerDetail.delete
    }
  }

  private func showGone() {
    guard !state.isDeleting else { return }
    isGone = true
    player = nil
    update {
      $0.title = texts.players.goneTitle
      $0.content = .placeholder(texts.players.gone)
      $0.delete = nil
    }
  }

  /// Shows an error unless a player is shown, who remains if a later read fails.
  private func show(_ error: any Error) {
    guard player == nil else { return }
    update { $0.content = .placeholder(texts.placeholder(for: error, in: environment)) }
  }

  // MARK: - Deleting

  private func delete() {
    guard !state.isDeleting else { return }
    update { $0.isDeleting = true }
    finishing { [players, id] in
      try await players.delete(id)
    } then: { result in
      switch result {
      case .success: self.navigation?.showAllPlayers()
      case .failure(let error):
        self.update { $0.isDeleting = false }
        self.navigation?.notify(
          Notice(
            title: self.texts.playerList.notDeletedTitle(1),
            text: self.texts.sentence(for: error, in: self.environment),
            ok: self.texts.common.ok
          )
        )
      }
    }
  }
}

extension PlayerField {
  /// Returns the field that a row edits; nil if the row cannot be edited.
  fileprivate init?(_ row: PlayerDetailViewState.Row.ID) {
    switch row {
    case .firstName, .lastName: self = .name
    case .age: self = .age
    case .position: self = .position
    case .skill: self = .skill
    case .team: self = .team
    case .played, .won, .drawn, .lost, .form: return nil
    }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let question = WorkKind("question")
}
