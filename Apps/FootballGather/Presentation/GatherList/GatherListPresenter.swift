import FootballGatherModel
import Foundation
public import Rostrum

/// The presenter of the matches and the statistics: first the stored data, then the server's.
///
/// Rows are always created by reading the repositories, whatever has changed them.
public final class GatherListPresenter: Presenter<any GatherListView, GatherListViewState> {
  enum Server {
    case unasked
    case asked
    case answered
    case failed(any Error)
  }

  let gathers: any GatherRepository
  let players: any PlayerRepository
  let environment: AppEnvironment
  let texts: GatherTexts
  weak var navigation: (any GatherListNavigation)?

  private(set) var server = Server.unasked
  private(set) var isPulled = false
  /// The latest reading; nil before the first one.
  private(set) var reading: GatherReading?
  private var names: PlayerNames
  /// The error of the latest reading.
  private(set) var readError: (any Error)?
  private(set) var segment = GatherListViewState.Segment.matches
  private(set) var listing = GatherListing(sections: [], revision: 0)
  private(set) var gatherRows: [UUID: Gather] = [:]
  private var playerRows: [Int: (player: Player, statistics: PlayerStatistics)] = [:]
  /// The names that several players have.
  private var namesakes: Set<String> = []
  /// The ids of the matches that are being deleted.
  var deleting: Set<UUID> = []

  init(app: GatherServices, navigation: any GatherListNavigation) {
    gathers = app.gathers
    players = app.players
    environment = app.environment
    names = PlayerNames(app.environment.locale)
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: GatherListViewState(
        labels: .init(app.texts),
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst {
      observe(gathers.changes, onStart: read, onMessage: read)
    } else {
      refresh()
    }
  }

  // MARK: - What the view asks

  /// Returns the data of a match's row; nil if the match is not, or no longer, in the listing.
  public func match(_ id: GatherListing.RowID) -> GatherRowViewData? {
    switch id {
    case .running: reading?.running.map(row)
    case .waiting(let id): reading?.finished.first { $0.id == id }.map(row)
    case .gather(let id): gatherRows[id].map(row)
    case .player: nil
    }
  }

  /// Returns the data of a player's row.
  public func player(_ id: Int) -> PlayerFormViewData? {
    playerRows[id].map {
      row($0.player, $0.statistics, isNamesake: namesakes.contains($0.player.displayName))
    }
  }

  // MARK: - What a person did

  public func segmentChosen(_ segment: GatherListViewState.Segment) {
    guard segment != self.segment else { return }
    self.segment = segment
    list()
  }

  public func rowTapped(_ id: GatherListing.RowID) {
    switch id {
    case .running: if reading?.running != nil { navigation?.showMatch() }
    case .gather(let id): if gatherRows[id] != nil { navigation?.showGather(id) }
    case .player(let id): if playerRows[id] != nil { navigation?.showPlayer(id) }
    case .waiting: break
    }
  }

  public func retryTapped() {
    readError = nil
    server = .unasked
    render()
    read()
  }

  public func pulledToRefresh() {
    isPulled = true
    refresh()
  }

  // MARK: - Reading and refreshing

  /// Reads and shows the stored data; fetches after the first time, and if the server has taken
  /// over a match of this device.
  func read() {
    latest(.read) { [gathers, players] in
      try await GatherReading.take(gathers, players)
    } then: { result in
      switch result {
      case .success(let reading):
        let isHandedOver = self.reading.map { !$0.localIDs.isSubset(of: reading.localIDs) } ?? false
        self.readError = nil
        self.reading = reading
        self.list()
        if case .unasked = self.server { self.refresh() } else if isHandedOver { self.refresh() }
      case .failure(let error):
        self.readError = error
        self.isPulled = false
        self.render()
      }
    }
  }

  /// Sends unsent changes, then fetches all lists.
  ///
  /// An empty list remains meanwhile, so that it can be pulled.
  private func refresh() {
    if case .answered = server {} else { server = .asked }
    render()
    latest(.refresh) { [gathers, players] in
      _ = try await gathers.send()
      _ = try await gathers.refresh()
      _ = try await players.refresh()
      _ = try await players.refreshStatistics()
    } then: { result in
      switch result {
      case .success: self.server = .answered
      case .failure(let error): self.server = .failed(error)
      }
      // The rows and the end of refreshing are shown in one update.
      self.isPulled = false
      self.read()
    }
  }

  // MARK: - The listing

  private func list() {
    guard let reading else { return render() }
    names.derive(from: reading.players)
    let ranking = reading.ranking(names)
    gatherRows = Dictionary(reading.others.map { ($0.id, $0) }) { first, _ in first }
    playerRows = Dictionary(ranking.map { ($0.player.id, $0) }) { first, _ in first }
    let players = Dictionary(grouping: ranking.map(\.player), by: \.displayName)
    namesakes = Set(players.filter { $0.value.count > 1 }.keys)
    let sections =
      segment == .matches ? matchSections(of: reading) : playerSections(of: ranking.map(\.player))
    listing = GatherListing(sections: sections, revision: listing.revision + 1)
    render()
  }
}

extension WorkKind {
  /// Reads the stored data.
  fileprivate static let read = WorkKind("read")
  /// Fetches from the server.
  fileprivate static let refresh = WorkKind("refresh")
}
