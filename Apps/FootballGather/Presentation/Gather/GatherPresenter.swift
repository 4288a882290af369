import FootballGatherModel
import Foundation
public import Rostrum

// rostrum:disable:next presenter-too-long one match: its score, time and teams change together
/// The presenter of the match in progress: score, time and line-ups.
///
/// Actions are shown immediately, stored on the device in their order, and then sent to the server.
/// The state of the repository is shown whenever no change is being stored.
public final class GatherPresenter: Presenter<any GatherView, GatherViewState> {
  enum Stage {
    case reading
    /// There is no match in progress on this device.
    case none
    /// Another device has ended or deleted the match.
    case over(isDeleted: Bool)
    case failed(any Error)
    case playing
    /// The user has ended the match.
    case leaving
  }

  let gathers: any GatherRepository
  let account: any AccountRepository
  let activity: SceneActivity
  let environment: AppEnvironment
  let texts: GatherTexts
  weak var navigation: (any GatherNavigation)?
  let serialTasks = OrderedWork()

  var stage = Stage.reading
  /// The match as it was last read.
  private(set) var match: RunningGather?
  /// The score as the user has set it, stored or not.
  var score = Score()
  var timer = MatchTimer()
  /// The match in progress on another device only, while there is none on this one.
  private(set) var elsewhere: Gather?
  /// The match that has ended last, while none is in progress.
  private(set) var last: Gather?
  private var isJoining = false
  /// The number of changes that are being stored.
  var changeCount = 0
  var connection = ConnectionStatus()
  var isAsked = false
  /// The result of the ended match; nil if it was abandoned.
  var result: MatchResult?
  /// The teams of the goals that were tapped here and can be undone, the latest last.
  var tappedGoals: [MatchSide] = []
  /// A Boolean value that indicates whether the screen offers to undo the latest of these goals.
  var offersUndo = false

  init(app: GatherServices, navigation: any GatherNavigation) {
    gathers = app.gathers
    account = app.account
    activity = app.activity
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: GatherViewState(
        title: app.texts.match.title,
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst {
      observe(gathers.changes, onStart: read, onMessage: read)
    } else {
      read()
    }
    navigation?.matchScreen(isShown: true)
    connect()
    tick()
  }

  public override func didDetach() {
    cancel(.tick)
    disconnect()
    navigation?.matchScreen(isShown: false)
  }

  /// Reads again after an error; joins the match of another device, or leaves for the players.
  public func placeholderButtonTapped() {
    switch stage {
    case .failed:
      stage = .reading
      render()
      read()
    case .none where elsewhere != nil: join()
    case .none where last != nil: if let last { navigation?.showGather(last.id) }
    default: navigation?.matchEnded(nil)
    }
  }

  private func join() {
    guard let elsewhere, !isJoining else { return }
    isJoining = true
    finishing { [gathers] in
      try await gathers.join(elsewhere.id)
    } then: { result in
      self.isJoining = false
      guard case .failure(let error) = result else { return self.read() }
      self.navigation?.notify(self.texts.joinNotice(for: error, in: self.environment))
      self.refresh()
    }
  }

  // MARK: - Reading

  func read() {
    latest(.read) { [gathers, former = match?.gatherID] in
      try await gathers.matchReading(after: former)
    } then: { result in
      switch result {
      case .success(let reading): self.show(reading)
      case .failure(let error): self.show(error)
      }
    }
  }

  private func show(_ reading: MatchReading) {
    if case .leaving = stage { return }
    let (new, others) = (reading.running, reading.others)
    elsewhere = others.first { $0.endedAt == nil }
    last = others.first { $0.endedAt != nil }
    if let new {
      stage = .playing
      adopt(new)
      connect()
    } else {
      switch stage {
      case .reading, .playing: refresh()
      case .none, .over, .failed, .leaving: break
      }
      stage = match == nil ? .none : .over(isDeleted: reading.isDeleted)
      disconnect()
    }
    tick()
  }

  /// Fetches the matches, one of which another device may have started, ended or deleted.
  private func refresh() {
    latest(.refresh) { [gathers] in
      _ = try await gathers.refresh()
    } then: { result in
      if case .success = result { self.read() }
    }
  }

  /// Shows an error unless a match is shown, which remains if a later read fails.
  private func show(_ error: any Error) {
    guard match == nil else { return }
    stage = .failed(error)
    render()
  }

  /// Adopts the stored match; the user's unsaved changes take precedence until the read after
  /// storing them.
  private func adopt(_ new: RunningGather) {
    let isForeign = changeCount == 0 && match?.id == new.id && new.score != score
    match = new
    guard changeCount == 0 else { return }
    score = new.score
    timer = new.timer
    if isForeign { announceForeignScore() }
  }

  private func announceForeignScore() {
    announce(texts.match.changedElsewhere(spokenScore))
  }

  /// The score in announcements.
  var spokenScore: String { texts.match.spokenScore(score.teamA, score.teamB) }

  func announce(_ text: String) {
    send(ifDetached: .vanish) { $0.announce(text) }
  }

  // MARK: - The time

  /// Shows the time, and repeats while the timer runs and the view is attached.
  func tick() {
    cancel(.tick)
    render()
    guard case .playing = stage, isAttached, phase == .running else { return }
    latest(.tick) { [clock = environment.clock, display] in
      try await clock.sleep(for: display.untilNext)
    } then: { result in
      if case .success = result { self.tick() }
    }
  }

  var phase: MatchTimer.Phase { timer.phase(at: environment.now()) }

  var display: TimerDisplay { TimerDisplay(timer.remaining(at: environment.now())) }
}

/// The match in progress on this device, or else the matches of the account.
private struct MatchReading: Sendable {
  var running: RunningGather?
  /// The stored matches but those that have ended here and whose end was not sent.
  var others: [Gather] = []
  /// A Boolean value that indicates whether the server has deleted the former match of this device.
  var isDeleted = false
}

extension GatherRepository {
  fileprivate func matchReading(
    after former: Gather.ID?
  ) async throws(GatherError) -> MatchReading {
    if let running = try await running() { return MatchReading(running: running) }
    let own = Set(try await finished().map(\.gatherID))
    let stored = try await gathers()
    var reading = MatchReading(others: stored.value.filter { !own.contains($0.id) })
    if let former, stored.freshness != .never {
      reading.isDeleted = !own.contains(former) && !stored.value.contains { $0.id == former }
    }
    return reading
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let tick = WorkKind("tick")
}
