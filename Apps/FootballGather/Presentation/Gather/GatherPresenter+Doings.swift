import FootballGatherModel
import Rostrum

// What a person does during the match: shown at once, then kept, then sent.
extension GatherPresenter {
  /// The stepper of a team has another value.
  public func goalsChanged(to goals: Int, of side: MatchSide) {
    guard case .playing = stage, let match else { return }
    var next = score
    next[side.team] = goals
    guard next != score else { return render() }
    score = next
    keep { [gathers] in _ = try await gathers.setScore(next, of: match.id) }
    deliver()
    render()
  }

  /// Start, Pause or Resume.
  public func timerButtonTapped() {
    let now = environment.now()
    changeTimer { timer in
      if timer.phase(at: now) == .running { timer.pause(at: now) } else { timer.start(at: now) }
    }
  }

  /// Stops, and goes back to ten minutes.
  public func cancelTimerTapped() {
    changeTimer { $0.reset() }
  }

  public func setTimeTapped() {
    guard case .playing = stage else { return }
    navigation?.chooseTime(display.time)
  }

  /// A person has chosen another time.
  func timeChosen(_ time: Duration) {
    changeTimer { $0.set(time) }
  }

  private func changeTimer(_ change: (inout MatchTimer) -> Void) {
    guard case .playing = stage, let match else { return }
    var next = timer
    change(&next)
    guard next != timer else { return render() }
    timer = next
    keep { [gathers] in _ = try await gathers.setTimer(next, of: match.id) }
    tick()
  }

  // MARK: - Keeping and sending

  /// Has the repository keep a change, after those before it, though the screen goes.
  private func keep(_ change: @escaping @MainActor () async throws -> Void) {
    changeCount += 1
    let task = doings.add(change)
    finishing {
      try await task.value
    } then: { result in
      self.changeCount -= 1
      if case .failure(let error) = result { self.tell(error, self.texts.match.notKept) }
      if self.changeCount == 0 { self.read() }
    }
  }

  /// Has the repository send what it keeps, once it keeps all that was done so far.
  func deliver() {
    let task = doings.add {}
    finishing { [gathers] in
      try await task.value
      return try await gathers.send()
    } then: { result in
      self.sendingEnded(result)
    }
  }

  /// A change that was not kept is not shown either.
  func tell(_ error: any Error, _ title: String) {
    if case .notFound? = error as? GatherError { return }
    if let match {
      score = match.score
      timer = match.timer
    }
    tick()
    let text = texts.sentence(for: error, in: environment)
    navigation?.tell(Notice(title: title, text: text, ok: texts.common.ok))
  }
}
