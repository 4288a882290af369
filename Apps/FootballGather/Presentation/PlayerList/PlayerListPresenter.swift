import FootballGatherModel
public import Rostrum

/// The presenter of the list of players: first the stored ones, then the server's, and the
/// selection.
///
/// **The selection consists of ids** and exists only while selecting. A change of the list, or the
/// end of selecting, updates it immediately, whatever rows are on screen.
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

  /// The players; nil before the first read.
  private(set) var stored: Stored<[Player]>?
  private(set) var names: PlayerNames
  /// The error of the latest read.
  private(set) var readError: (any Error)?
  private(set) var server = Server.unasked
  private(set) var hasMatch = false
  private(set) var isPulled = false
  private(set) var query = ""
  /// The players that match the search; all players without one.
  private(set) var listed: [Player] = []
  /// The number of results that was announced last; nil outside of a search.
  private var announcedCount: Int?
  /// The selected players; nil outside of selecting.
  private(set) var selection: Set<Player.ID>?
  /// The ids of the players that are being deleted.
  var deleting: Set<Player.ID> = []

  init(app: GatherServices, navigation: any PlayerListNavigation) {
    players = app.players
    gathers = app.gathers
    environment = app.environment
    names = PlayerNames(app.environment.locale)
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
        observe(changes, onStart: read, onMessage: read)
      }
    } else {
      read()
      if case .answered = server { refresh() }
    }
  }

  /// Ends selecting when the match is shown, since its back button leads to the list.
  func endSelection() {
    select(nil)
  }

  // MARK: - What a person did

  /// Selects or deselects a player; outside of selecting, shows it.
  public func playerTapped(_ id: Int) {
    guard stored?.value.contains(where: { $0.id == id }) == true else { return }
    if var chosen = selection {
      if chosen.remove(id) == nil { chosen.insert(id) }
      select(chosen)
    } else {
      navigation?.showPlayer(id)
    }
  }

  public func modeTapped() {
    guard selection == nil else { return select(nil) }
    if stored?.value.isEmpty == false { select([]) }
  }

  /// Selects all listed players, or deselects them if all are selected.
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
    // In the order of the list, not of the taps.
    navigation?.chooseTeams(of: (stored?.value ?? []).map(\.id).filter(selection.contains))
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

  /// Adds the first player, or retries after an error.
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

  /// Reads and shows the stored players; fetches after the first time.
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

  /// Fetches the players; an empty list remains meanwhile, so that it can be pulled.
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
  private func take(_ players: Stored<[Player]>) {
    var players = players
    players.value = names.sorted(players.value)
    stored = players
    let ids = Set(players.value.map(\.id))
    selection?.formIntersection(ids)
    if ids.isEmpty { selection = nil }
    render()
  }

  // MARK: - Private

  /// - Parameter chosen: The selected players; nil ends selecting.
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
    let words = query.split(separator: " ")
    listed = (stored?.value ?? []).filter { names.matches($0, words) }
    update { $0 = self.state(from: $0) }
    announceResults()
  }

  /// Announces the number of results whenever it changes during a search.
  private func announceResults() {
    let isSearching = stored != nil && !query.allSatisfy(\.isWhitespace)
    let count = isSearching ? listed.count : nil
    guard count != announcedCount else { return }
    announcedCount = count
    guard let count else { return }
    send(ifDetached: .vanish) { $0.announce(self.texts.playerList.results(count)) }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let question = WorkKind("question")
}
