import FootballGatherModel
import Rostrum

// The user's actions during the match: shown immediately, then stored, then sent.
extension GatherPresenter {
  /// Sets the goals of a team, from the minus button or another control.
  public func goalsChanged(to goals: Int, of side: MatchSide) {
    offersUndo = false
    cancelUndoOffer()
    let former = score[side.team]
    guard add(goals - former, to: side) else { return }
    let announcement =
      goals < former ? texts.match.removalAnnouncement : texts.match.goalAnnouncement
    announce(announcement(texts.match.teams(side), spokenScore))
    // Goals that were removed in another way cannot be undone as well.
    for _ in 0..<max(0, former - score[side.team]) {
      if let index = tappedGoals.lastIndex(of: side) { tappedGoals.remove(at: index) }
    }
  }

  /// Adds a goal that can be undone.
  public func scoreTapped(_ side: MatchSide) {
    guard add(1, to: side) else { return }
    tappedGoals.append(side)
    offerUndo()
    announce(texts.match.goalAnnouncement(texts.match.teams(side), spokenScore))
  }

  /// Undoes the latest goal, and offers to undo the one before it.
  public func undoTapped() {
    guard offersUndo, let side = tappedGoals.popLast() else { return }
    if add(-1, to: side) { announce(texts.match.undoAnnouncement(spokenScore)) }
    // Another device may have removed all goals of a team.
    tappedGoals.removeAll { score[$0.team] == 0 }
    offerUndo()
  }

  private func offerUndo() {
    offersUndo = !tappedGoals.isEmpty
    if offersUndo {
      expireUndoOffer(on: environment.clock) {
        self.offersUndo = false
        self.render()
      }
    } else {
      cancelUndoOffer()
    }
    render()
  }

  /// - Returns: Whether the score has changed.
  private func add(_ goals: Int, to side: MatchSide) -> Bool {
    guard case .playing = stage, let match else { return false }
    let former = score[side.team]
    score[side.team] += goals
    let change = score[side.team] - former
    if change != 0 {
      keep { [gathers] in _ = try await gathers.addGoals(change, for: side.team, of: match.id) }
      deliver()
    }
    render()
    return change != 0
  }

  /// Starts, pauses or resumes the timer.
  public func timerButtonTapped() {
    let now = environment.now()
    changeTimer { timer in
      if timer.phase(at: now) == .running { timer.pause(at: now) } else { timer.start(at: now) }
    }
  }

  /// Stops the timer and resets it to ten minutes.
  public func resetTimerTapped() {
    changeTimer { $0.reset() }
  }

  public func setTimeTapped() {
    guard case .playing = stage else { return }
    navigation?.chooseTime(display.time)
  }

  /// Sets the time that the user has chosen.
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
    deliver()
    tick()
  }

  // MARK: - Keeping and sending

  /// Stores a change in the repository, after the previous ones, even if the screen was closed.
  private func keep(_ change: @escaping @MainActor () async throws -> Void) {
    changeCount += 1
    let task = serialTasks.add(change)
    finishing {
      try await task.value
    } then: { result in
      self.changeCount -= 1
      if case .failure(let error) = result { self.showError(error, self.texts.match.notKept) }
      if self.changeCount == 0 { self.read() }
    }
  }

  /// Sends unsent changes once all changes so far are stored.
  func deliver() {
    let task = serialTasks.add {}
    finishing { [gathers] in
      try await task.value
      return try await gathers.send()
    } then: { result in
      self.sendingEnded(result)
    }
  }

  /// Reverts a change that was not stored, and shows the error.
  func showError(_ error: any Error, _ title: String) {
    if case .notFound? = error as? GatherError { return }
    if let match {
      score = match.score
      timer = match.timer
    }
    tick()
    let text = texts.sentence(for: error, in: environment)
    navigation?.notify(Notice(title: title, text: text, ok: texts.common.ok))
  }
}
