import FootballGatherModel
import Foundation
public import Rostrum

/// The presenter of a match by its id, stored on the device or fetched from the server.
public final class GatherDetailPresenter: Presenter<any GatherDetailView, GatherDetailViewState> {
  private let id: Gather.ID
  private let gathers: any GatherRepository
  private let environment: AppEnvironment
  private let activity: SceneActivity
  private let texts: GatherTexts
  private weak var navigation: (any GatherDetailNavigation)?

  private var gather: Gather?
  /// This match, if it is also in progress on this device.
  private var running: RunningGather?
  private var lineUp: LineUp?
  private var lineUpError: (any Error)?
  private var isGone = false
  private var isDeleting = false
  private var isJoining = false
  /// Whether the match was followed since the view was attached; at most once, since a server that
  /// refuses would be asked without a pause.
  private var hasWatched = false
  /// The time at which the connection of a followed match was lost, until which its score was
  /// current.
  private var lostAt: Date?

  init(id: Gather.ID, app: GatherServices, navigation: any GatherDetailNavigation) {
    self.id = id
    gathers = app.gathers
    environment = app.environment
    activity = app.activity
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: GatherDetailViewState(
        title: app.texts.gathers.detail,
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst {
      observe(gathers.changes, onStart: load, onMessage: load)
      loadLineUp()
    }
    navigation?.gatherScreen(id, isShown: true)
    hasWatched = false
    refresh()
  }

  public override func didDetach() {
    cancel(.watch)
    navigation?.gatherScreen(id, isShown: false)
  }

  // MARK: - What a person did

  /// Leaves for the list if the match no longer exists; retries otherwise.
  public func placeholderButtonTapped() {
    guard !isGone else {
      navigation?.showAllGathers()
      return
    }
    update { $0.content = .loading(texts.common.loading) }
    load()
    loadLineUp()
  }

  /// Loads the line-up again.
  public func retryTapped() {
    loadLineUp()
  }

  public func deleteTapped() {
    guard let gather, !isDeleting else { return }
    isDeleting = true
    let date = environment.text(ofDateAndTime: gather.date)
    let question = texts.deleteQuestion(score(of: gather), date, hasEnded: hasEnded(gather))
    work { [weak navigation] in
      await navigation?.confirms(question) == true
    } then: { result in
      if case .success(true) = result { self.delete() } else { self.isDeleting = false }
    }
  }

  /// Joins a match that another device has started, or shows it if it is in progress here.
  public func joinTapped() {
    if running != nil {
      navigation?.showMatch()
      return
    }
    guard let gather, gather.endedAt == nil, !isJoining else { return }
    isJoining = true
    finishing { [gathers, id] in
      try await gathers.join(id)
    } then: { result in
      self.isJoining = false
      switch result {
      case .success: self.navigation?.showMatch()
      case .failure(let error): self.showJoinError(error)
      }
    }
  }

  private func showJoinError(_ error: any Error) {
    navigation?.notify(texts.joinNotice(for: error, in: environment))
    if error as? GatherError == .notFound { refresh() }
  }

  private func delete() {
    finishing { [gathers, id] in
      try await gathers.delete(id)
    } then: { result in
      guard case .failure(let error) = result else {
        self.navigation?.showAllGathers()
        return
      }
      self.isDeleting = false
      let text = self.texts.sentence(for: error, in: self.environment)
      self.navigation?.notify(
        Notice(title: self.texts.gathers.notDeleted, text: text, ok: self.texts.common.ok)
      )
    }
  }

  // MARK: - Loading

  private func load() {
    latest(.load) { [gathers, id] () -> (Gather?, RunningGather?) in
      let running = try await gathers.running()
      let own = running?.gatherID == id ? running : nil
      if let gather = try await gathers.gathers().value.first(where: { $0.id == id }) {
        return (gather, own)
      }
      return (try await gathers.refresh().value.first { $0.id == id }, own)
    } then: { result in
      guard !self.isDeleting else { return }
      switch result {
      case .success(let (gather, running)):
        self.running = running
        self.show(gather)
        self.watch()
      case .failure(let error): self.show(error)
      }
    }
  }

  /// Fetches the matches, since the stored ones may be outdated.
  private func refresh() {
    latest(.refresh) { [gathers] in
      _ = try await gathers.refresh()
    } then: { result in
      if case .success = result { self.load() }
    }
  }

  /// Follows a match in progress on another device, so that its goals and its end appear here.
  private func watch() {
    guard isAttached, let gather, gather.endedAt == nil, running == nil else {
      return cancel(.watch)
    }
    guard !hasWatched else { return }
    hasWatched = true
    let report: @Sendable (Bool) async -> Void = { [weak self] isReceiving in
      await self?.connectionChanged(isReceiving: isReceiving)
    }
    latest(.watch) { [gathers, id, activity] in
      try await activity.whileInForeground {
        try await gathers.watch(id, onConnectionChange: report)
      }
    } then: { result in
      if case .success = result { self.load() }
    }
  }

  private func connectionChanged(isReceiving: Bool) {
    guard isRunning(.watch) else { return }
    lostAt = isReceiving ? nil : lostAt ?? environment.now()
    render()
  }

  private func loadLineUp() {
    latest(.lineUp) { [gathers, id] in
      try await gathers.lineUp(of: id)
    } then: { result in
      switch result {
      case .success(let lineUp):
        self.lineUp = lineUp
        self.lineUpError = nil
      case .failure(let error):
        self.lineUpError = error
      }
      self.render()
    }
  }

  private func show(_ gather: Gather?) {
    self.gather = gather
    isGone = gather == nil
    guard gather == nil else { return render() }
    let placeholder = PlaceholderViewData(
      symbol: "sportscourt",
      title: texts.gathers.goneTitle,
      text: texts.gathers.goneText,
      button: texts.gathers.showAll
    )
    update { state in
      state.content = .placeholder(placeholder)
      state.join = nil
      state.delete = nil
    }
  }

  /// Shows an error unless a match is shown, which remains if a later read fails.
  private func show(_ error: any Error) {
    guard gather == nil else { return }
    let placeholder = texts.placeholder(for: error, in: environment)
    update { $0.content = .placeholder(placeholder) }
  }

  private func render() {
    guard let gather else { return }
    let card = card(of: gather)
    update { state in
      state.content = .gather(card)
      state.join = join
      state.delete = texts.gathers.delete
    }
  }

  private var join: String? {
    if running != nil { return texts.playerList.showMatch }
    return gather?.endedAt == nil ? texts.gathers.join : nil
  }

  /// The state of a match that has not ended.
  private var progress: String {
    guard running == nil, let lostAt else { return texts.gathers.inProgress }
    return texts.gathers.offlineScore(environment.text(ofTime: lostAt))
  }

  private func score(of gather: Gather) -> Score {
    running?.score ?? gather.score ?? Score()
  }

  private func hasEnded(_ gather: Gather) -> Bool {
    running == nil && gather.endedAt != nil
  }

  private func card(of gather: Gather) -> GatherCardViewData {
    let score = score(of: gather)
    let outcome = hasEnded(gather) ? texts.outcome(of: score) : progress
    let date = environment.text(ofDateAndTime: gather.date)
    return GatherCardViewData(
      score: texts.gathers.score(score.teamA, score.teamB),
      headings: MatchSide.allCases.map(texts.match.headings),
      outcome: outcome,
      date: date,
      accessibilityLabel: texts.common.accessibilityLabel([
        texts.accessibilityText(score), outcome, date,
      ]),
      sides: MatchSide.allCases.map { side in
        .init(
          id: side,
          title: texts.match.teams(side),
          players: lineUp?[side.team].map { LineUpPlayerViewData($0, texts) }
        )
      },
      notice: lineUp == nil && lineUpError != nil ? texts.gathers.noLineUp : nil,
      retry: texts.common.retry
    )
  }
}

extension WorkKind {
  fileprivate static let load = WorkKind("load")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let watch = WorkKind("watch")
  fileprivate static let lineUp = WorkKind("line-up")
}
