import FootballGatherModel
public import Rostrum

/// Raises the alarm when the time of the match in progress is over, whatever screen is shown.
///
/// An alarm stays until the user dismisses it or the timer is set to another time. An alarm that
/// was due while the app was not running is raised when it runs again.
public final class MatchAlarmPresenter: Presenter<any MatchAlarmView, MatchAlarmViewState> {
  private let gathers: any GatherRepository
  private let environment: AppEnvironment
  private let texts: GatherTexts
  private var match: RunningGather?

  init(app: GatherServices) {
    gathers = app.gathers
    environment = app.environment
    texts = app.texts
    super.init(state: MatchAlarmViewState())
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observe(gathers.changes, onStart: read, onMessage: read)
  }

  /// Dismisses the alarm.
  public func stopTapped() {
    guard state.alarm != nil else { return }
    update { $0.alarm = nil }
    guard let match else { return }
    self.match = nil
    finishing { [gathers] in
      try await gathers.dismissAlarm(of: match.id)
    } then: { _ in
      // A match that is over, or whose dismissal was not stored, has no alarm either.
      self.read()
    }
  }

  // MARK: - Private

  private func read() {
    latest(.read) { [gathers] in
      try await gathers.running()
    } then: { result in
      // After an error the known match is kept.
      guard case .success(let match) = result else { return }
      self.match = match
      self.check()
    }
  }

  private func check() {
    cancel(.wait)
    guard let match else { return update { $0.alarm = nil } }
    switch match.timer.phase(at: environment.now()) {
    case .running:
      update { $0.alarm = nil }
      wait(for: match.timer.remaining(at: environment.now()))
    case .elapsed where !match.isAlarmDismissed: raise(match.score)
    case .ready, .paused, .elapsed, .ended: update { $0.alarm = nil }
    }
  }

  private func wait(for time: Duration) {
    latest(.wait) { [clock = environment.clock] in
      try await clock.sleep(for: max(time, .milliseconds(1)))
    } then: { result in
      if case .success = result { self.check() }
    }
  }

  private func raise(_ score: Score) {
    let isNew = state.alarm == nil
    let result = texts.result(score)
    let title = texts.matchEvents.timeIsUp
    let label = texts.common.accessibilityLabel([title, texts.accessibilityText(score)])
    let alarm = MatchAlarmViewState.Alarm(
      title: title,
      result: result,
      button: texts.matchEvents.stop,
      windowTitle: texts.matchEvents.windowTitle(result),
      accessibilityLabel: label
    )
    update { $0.alarm = alarm }
    if isNew { send(ifDetached: .wait) { $0.signal(label) } }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let wait = WorkKind("wait")
}
