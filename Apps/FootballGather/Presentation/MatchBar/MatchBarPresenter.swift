import FootballGatherModel
public import Rostrum

/// The presenter of the bar of the match in progress, on all screens but the match's own.
///
/// While the bar is shown, it follows the match on the server, as the match's screen does
/// otherwise, and shows the result when another device has ended the match.
///
/// A match that this device has not joined has a bar, too, which joins it.
/// The app fetches the matches at intervals, so that this bar needs no stream of its own.
public final class MatchBarPresenter: Presenter<any MatchBarView, MatchBarViewState> {
  /// The delay before following starts again.
  static let retryTime = Duration.seconds(10)

  private let gathers: any GatherRepository
  private let environment: AppEnvironment
  private let activity: SceneActivity
  private let texts: GatherTexts
  private weak var navigation: (any MatchBarNavigation)?
  private var match: RunningGather?
  /// The match in progress on other devices of the account only.
  private var matchToJoin: Gather?
  /// A Boolean value that indicates whether the match's own screen is shown.
  private var isMatchShown = false
  private var isJoining = false
  /// The match whose screen in the list of matches is shown.
  private var shownGather: Gather.ID?

  init(app: GatherServices, navigation: any MatchBarNavigation) {
    gathers = app.gathers
    environment = app.environment
    activity = app.activity
    texts = app.texts
    self.navigation = navigation
    super.init(state: MatchBarViewState())
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observe(gathers.changes, onStart: read, onMessage: read)
    refresh()
  }

  public func tapped() {
    if match != nil {
      navigation?.showMatch()
    } else if let matchToJoin {
      join(matchToJoin.id)
    }
  }

  private func join(_ id: Gather.ID) {
    guard !isJoining else { return }
    isJoining = true
    finishing { [gathers] in
      try await gathers.join(id)
    } then: { result in
      self.isJoining = false
      switch result {
      case .success: self.navigation?.showMatch()
      case .failure(let error):
        self.navigation?.notify(self.texts.joinNotice(for: error, in: self.environment))
        // Another device may have ended or deleted the match.
        self.refresh()
      }
    }
  }

  /// The match's own screen has appeared or disappeared.
  func matchScreen(isShown: Bool) {
    isMatchShown = isShown
    show()
  }

  /// The screen of a match in the list of matches has appeared or disappeared.
  ///
  /// The screen of another match may appear first.
  func gatherScreen(_ id: Gather.ID, isShown: Bool) {
    if isShown {
      shownGather = id
    } else if shownGather == id {
      shownGather = nil
    }
    show()
  }

  // MARK: - Reading

  private func read() {
    latest(.read) { [gathers] in
      (
        try await gathers.running(), try await gathers.matchToJoin(),
        try await gathers.endedElsewhere()
      )
    } then: { result in
      guard case .success(let (match, matchToJoin, ended)) = result else { return }
      self.match = match
      self.matchToJoin = matchToJoin
      self.show()
      if let ended, match == nil { self.showResult(of: ended) }
    }
  }

  /// Fetches the matches: at first, since the first interval of the app's fetches has just begun.
  ///
  /// Nobody waits for it: a failure is not shown, and the next fetch follows.
  private func refresh() {
    latest(.refresh) { [gathers, activity] in
      try await activity.waitForForeground()
      _ = try await gathers.refresh()
    } then: { _ in
    }
  }

  /// Shows a result once, in this launch of the app or the next, and in one scene of the device,
  /// which is in the foreground.
  private func showResult(of ended: FinishedGather) {
    guard !isRunning(.showResult) else { return }
    latest(.showResult) { [gathers, activity] in
      try await activity.waitForForeground()
      // Another scene may have shown it meanwhile.
      guard try await gathers.endedElsewhere() == ended else { throw CancellationError() }
      try await gathers.forgetEndedElsewhere()
    } then: { result in
      guard case .success = result, let score = ended.score else { return }
      self.navigation?.showResult(
        MatchResult(
          score: score,
          lineUp: ended.lineUp,
          gatherID: ended.gatherID,
          isEndedElsewhere: true
        )
      )
    }
  }

  private func follow() {
    guard let match, !isMatchShown else {
      cancel(.follow)
      cancel(.retry)
      return
    }
    guard !isRunning(.follow), !isRunning(.retry) else { return }
    latest(.follow) { [gathers, activity] in
      try await activity.whileInForeground { try await gathers.follow(match.id) }
    } then: { _ in
      self.retryLater()
    }
  }

  /// Reads again after a delay, which decides whether there is a match to follow.
  private func retryLater() {
    latest(.retry) { [clock = environment.clock] in
      try await clock.sleep(for: Self.retryTime)
    } then: { result in
      if case .success = result { self.read() }
    }
  }

  // MARK: - Showing

  private func show() {
    follow()
    cancel(.tick)
    guard !isMatchShown else { return update { $0.bar = nil } }
    guard let match else {
      let other = matchToJoin.flatMap { $0.id == shownGather ? nil : $0 }
      return update { $0.bar = other.map(bar(toJoin:)) }
    }
    let now = environment.now()
    let display = TimerDisplay(match.timer.remaining(at: now))
    let isRunning = match.timer.phase(at: now) == .running
    let time = texts.match.time(display.minutes, display.seconds)
    update { state in
      state.bar = MatchBarViewState.Bar(
        result: texts.result(match.score),
        time: display.text,
        isRunning: isRunning,
        accessibilityLabel: texts.matchEvents.bar(texts.accessibilityText(match.score), time),
        hint: texts.matchEvents.barHint
      )
    }
    guard isRunning else { return }
    latest(.tick) { [clock = environment.clock] in
      try await clock.sleep(for: display.untilNext)
    } then: { result in
      if case .success = result { self.show() }
    }
  }

  private func bar(toJoin gather: Gather) -> MatchBarViewState.Bar {
    let score = gather.score ?? Score()
    return MatchBarViewState.Bar(
      result: texts.result(score),
      subtitle: texts.matchEvents.inProgress,
      join: texts.matchEvents.join,
      isRunning: false,
      accessibilityLabel: texts.matchEvents.barToJoin(texts.accessibilityText(score)),
      hint: texts.matchEvents.joinHint
    )
  }
}

extension GatherRepository {
  /// Returns the newest match in progress that is not one of this device.
  fileprivate func matchToJoin() async throws(GatherError) -> Gather? {
    let own = Set(try await finished().map(\.gatherID) + [try await running()?.gatherID])
    return try await gathers().value.first { $0.endedAt == nil && !own.contains($0.id) }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let showResult = WorkKind("show result")
  fileprivate static let follow = WorkKind("follow")
  fileprivate static let retry = WorkKind("retry")
  fileprivate static let tick = WorkKind("tick")
}
