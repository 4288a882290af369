import FootballGatherModel
import Foundation
public import Rostrum

// rostrum:disable:next presenter-too-long one match: its score, time and teams change together
/// The match in progress: score, time and line-ups.
///
/// What a person does is shown at once and kept on the device in its order; the server hears of it
/// behind. What the repository has is shown whenever nothing is on its way there.
public final class GatherPresenter: Presenter<any GatherView, GatherViewState> {
  enum Stage {
    case reading
    /// There is no match in progress.
    case none
    /// There was, until somebody else ended it.
    case over
    case failed(any Error)
    case playing
    /// The person has ended it.
    case leaving
  }

  let gathers: any GatherRepository
  let account: any AccountRepository
  let environment: AppEnvironment
  let texts: GatherTexts
  weak var navigation: (any GatherNavigation)?
  let doings = OrderedWork()

  var stage = Stage.reading
  /// As it was read last.
  private(set) var match: RunningGather?
  /// As a person has set it, whether or not it is kept yet.
  var score = Score()
  var timer = MatchTimer()
  /// How many changes are on their way to the repository.
  var changeCount = 0
  var line = MatchLine()
  var isAsked = false
  /// What the match ends with; nil if it is given up.
  var result: MatchResult?
  /// The goal that a tap has added last, while that can be taken back.
  var lastGoal: MatchSide?
  /// Whether taking it back is offered on the screen.
  var offersUndo = false

  init(app: GatherServices, navigation: any GatherNavigation) {
    gathers = app.gathers
    account = app.account
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
      observe(gathers.changes, listening: read, heard: read)
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

  /// The way on that the placeholder offers: again, or back to the players.
  public func placeholderButtonTapped() {
    guard case .failed = stage else {
      navigation?.matchEnded(nil)
      return
    }
    stage = .reading
    render()
    read()
  }

  // MARK: - Reading

  func read() {
    latest(.read) { [gathers] in
      try await gathers.running()
    } then: { result in
      switch result {
      case .success(let match): self.show(match)
      case .failure(let error): self.show(error)
      }
    }
  }

  private func show(_ new: RunningGather?) {
    if case .leaving = stage { return }
    if let new {
      stage = .playing
      adopt(new)
      connect()
    } else {
      stage = match == nil ? .none : .over
      disconnect()
    }
    tick()
  }

  /// A match that is shown stays: what failed is only the look whether it has changed.
  private func show(_ error: any Error) {
    guard match == nil else { return }
    stage = .failed(error)
    render()
  }

  /// What a person has set counts until it is kept; the reading after that has it.
  private func adopt(_ new: RunningGather) {
    let isForeign = changeCount == 0 && match?.id == new.id && new.score != score
    match = new
    guard changeCount == 0 else { return }
    score = new.score
    timer = new.timer
    if isForeign { announceForeignScore() }
  }

  private func announceForeignScore() {
    let score = texts.spoken(score)
    send(ifDetached: .vanish) { $0.announce(self.texts.match.changedElsewhere(score)) }
  }

  // MARK: - The time

  /// Shows the time, and goes on as long as it passes and somebody can see it.
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

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let tick = WorkKind("tick")
}
