import FootballGatherModel
public import Rostrum

/// The list of players: those at hand at once, then the server's; and who of them shall play.
///
/// **Who is chosen is known by id**, and only while players are selected: what changes the list,
/// or ends the selection, changes the choice at that moment, whatever rows are on the screen.
public final class PlayerListPresenter: Presenter<any PlayerListView, PlayerListViewState> {
  enum Server {
    case unasked
    case asked
    case answered
    case failed(any Error)
  }

  let players: any PlayerRepository
  private let gathers: any GatherRepository
  let environment: AppEnvironment
  let texts: GatherTexts
  weak var navigation: (any PlayerListNavigation)?

  /// Nil before the first reading.
  private(set) var known: Known<[Player]>?
  /// Why the newest reading failed.
  private(set) var readError: (any Error)?
  private(set) var server = Server.unasked
  private(set) var hasMatch = false
  private(set) var isPulled = false
  private(set) var query = ""
  /// Nil in the list, a set in the selection.
  private(set) var selection: Set<Player.ID>?
  /// On their way out.
  var deleting: Set<Player.ID> = []

  init(app: GatherServices, navigation: any PlayerListNavigation) {
    players = app.players
    gathers = app.gathers
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: PlayerListViewState(
        title: app.texts.playerList.title,
        back: app.texts.playerList.title,
        search: app.texts.playerList.search,
        delete: app.texts.common.delete,
        mode: .init(title: app.texts.playerList.select, isEnabled: false),
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst {
      for changes in [players.changes, gathers.changes] {
        observe(changes, listening: read, heard: read)
      }
    } else {
      read()
      if case .answered = server { refresh() }
    }
  }

  /// The match is shown: from its screen a person comes back to the list.
  func endSelection() {
    select(nil)
  }

  // MARK: - What a person did

  /// A row was tapped.
  public func playerTapped(_ id: Int) {
    guard known?.value.contains(where: { $0.id == id }) == true else { return }
    if var chosen = selection {
      if chosen.remove(id) == nil { chosen.insert(id) }
      select(chosen)
    } else {
      navigation?.showPlayer(id)
    }
  }

  public func modeTapped() {
    guard selection == nil else { return select(nil) }
    if known?.value.isEmpty == false { select([]) }
  }

  /// Selects all players that are listed, or none where all of them are selected.
  public func selectAllTapped() {
    guard let selection else { return }
    let ids = Set(listed.map(\.id))
    select(areAllSelected ? selection.subtracting(ids) : selection.union(ids))
  }

  public func mainTapped() {
    guard let selection else {
      navigation?.addPlayer()
      return
    }
    guard selection.count >= 2 else { return }
    if hasMatch { return askForMatch() }
    // In the order of the list, which is not that of the taps.
    navigation?.chooseTeams(of: (known?.value ?? []).map(\.id).filter(selection.contains))
  }

  public func bannerTapped(_ id: PlayerListViewState.Banner.ID) {
    switch id {
    case .notice: refresh()
    }
  }

  public func pulledToRefresh() {
    isPulled = true
    refresh()
  }

  /// The button of the placeholder: adds the first player, or tries again what failed.
  public func placeholderButtonTapped() {
    guard !isEmpty else {
      navigation?.addPlayer()
      return
    }
    readError = nil
    server = .unasked
    render()
    read()
  }

  public func searchTextChanged(_ text: String) {
    guard text != query else { return }
    query = text
    render()
  }

  // MARK: - Reading and refreshing

  /// Shows what is at hand; after the first time, the server is asked.
  func read() {
    latest(.read) { [players, gathers] in
      (try await players.players(), try await gathers.running() != nil)
    } then: { result in
      switch result {
      case .success(let (players, hasMatch)):
        self.readError = nil
        self.hasMatch = hasMatch
        self.take(players)
        if case .unasked = self.server { self.refresh() }
      case .failure(let error):
        self.readError = error
        self.isPulled = false
        self.render()
      }
    }
  }

  /// Asks the server; an empty list stays as it is meanwhile, so that it can be pulled.
  private func refresh() {
    if case .answered = server {} else { server = .asked }
    render()
    latest(.refresh) { [players] in
      try await players.refresh()
    } then: { result in
      self.isPulled = false
      switch result {
      case .success(let players):
        self.server = .answered
        self.take(players)
      case .failure(let error):
        self.server = .failed(error)
        self.render()
      }
    }
  }

  /// Sorts the players by name, and deselects those that are gone.
  private func take(_ players: Known<[Player]>) {
    var players = players
    players.value.sort { $0.precedes($1, in: environment.locale) }
    known = players
    let ids = Set(players.value.map(\.id))
    selection?.formIntersection(ids)
    if ids.isEmpty { selection = nil }
    render()
  }

  // MARK: - Private

  /// - Parameter chosen: Nil for the list.
  func select(_ chosen: Set<Player.ID>?) {
    guard chosen != selection else { return }
    selection = chosen
    render()
  }

  private func askForMatch() {
    let question = Question(
      title: texts.playerList.matchInProgress,
      message: texts.playerList.endMatchFirst,
      confirm: texts.playerList.showMatch,
      cancel: texts.common.cancel,
      isDestructive: false
    )
    latest(.question) { [weak navigation] in
      await navigation?.confirms(question) ?? false
    } then: { result in
      if case .success(true) = result { self.navigation?.showMatch() }
    }
  }

  func render() {
    update { $0 = self.state(from: $0) }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let question = WorkKind("question")
}
