import FootballGatherModel
import Rostrum

// What a person does during the match: shown at once, then kept, then sent.
extension GatherPresenter {
  /// The time for which the screen offers to take a goal back.
  static let undoTime = Duration.seconds(6)

  /// The button that takes goals back, or another way to set a score, was used.
  public func goalsChanged(to goals: Int, of side: MatchSide) {
    endUndo()
    add(goals - score[side.team], to: side)
  }

  /// A tap on a team's score: a goal, which can be taken back.
  public func scoreTapped(_ side: MatchSide) {
    guard add(1, to: side) else { return }
    lastGoal = side
    offersUndo = true
    let name = texts.match.goalScored(texts.match.teams(side))
    send(ifDetached: .vanish) { $0.goalAdded(name) }
    latest(.undo) { [clock = environment.clock] in
      try await clock.sleep(for: Self.undoTime)
    } then: { result in
      guard case .success = result else { return }
      self.offersUndo = false
      self.render()
    }
    render()
  }

  /// Takes the goal of the last tap back.
  public func undoTapped() {
    guard let side = lastGoal else { return }
    endUndo()
    add(-1, to: side)
  }

  private func endUndo() {
    lastGoal = nil
    offersUndo = false
    cancel(.undo)
  }

  /// - Returns: Whether the score is another one.
  @discardableResult
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

  /// Start, Pause or Resume.
  public func timerButtonTapped() {
    let now = environment.now()
    changeTimer { timer in
      if timer.phase(at: now) == .running { timer.pause(at: now) } else { timer.start(at: now) }
    }
  }

  /// Stops, and goes back to ten minutes.
  public func resetTimerTapped() {
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
    deliver()
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

extension WorkKind {
  fileprivate static let undo = WorkKind("undo")
}
