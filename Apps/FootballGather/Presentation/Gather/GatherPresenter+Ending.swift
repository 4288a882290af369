import FootballGatherModel
import Rostrum

// The end of the match, with a result or abandoned.
extension GatherPresenter {
  /// The longest time that the user waits for the server's confirmation; sending then continues in
  /// the background.
  static let patience = Duration.seconds(3)

  public func endTapped() {
    leave(
      asking: Question(
        title: texts.match.endTitle,
        message: texts.match.endQuestion,
        confirm: texts.match.end,
        cancel: texts.common.cancel,
        isDestructive: false
      ),
      keepingResult: true
    ) { gathers, id in try await gathers.end(id) }
  }

  public func giveUpTapped() {
    leave(
      asking: Question(
        title: texts.match.giveUpTitle,
        message: texts.match.giveUpQuestion,
        confirm: texts.match.giveUp,
        cancel: texts.common.cancel
      ),
      keepingResult: false
    ) { gathers, id in try await gathers.abandon(id) }
  }

  private typealias End = @Sendable (any GatherRepository, RunningGather.ID) async throws -> Void

  private func leave(
    asking question: Question,
    keepingResult keepsResult: Bool,
    by end: @escaping End
  ) {
    guard case .playing = stage, !isAsked, let match else { return }
    isAsked = true
    work { [weak navigation] in
      await navigation?.confirms(question) == true
    } then: { answer in
      self.isAsked = false
      guard case .success(true) = answer, case .playing = self.stage else { return }
      let result = MatchResult(score: self.score, lineUp: match.lineUp, gatherID: match.gatherID)
      self.result = keepsResult ? result : nil
      self.leave(match.id, by: end)
    }
  }

  private func leave(_ id: RunningGather.ID, by end: @escaping End) {
    stage = .leaving
    disconnect()
    tick()
    let task = serialTasks.add { [gathers] in try await end(gathers, id) }
    finishing {
      try await task.value
    } then: { result in
      switch result {
      case .success: self.waitPatiently()
      case .failure(let error): self.stay(error)
      }
    }
    // Continues if the screen disappears before the end is stored.
    finishing { [gathers] () -> SendReport? in
      guard case .success = await task.result else { return nil }
      return try await gathers.send()
    } then: { result in
      switch result {
      // The end was not stored, so the match goes on.
      case .success(nil): break
      case .success(let report?):
        if let score = report.results[id] { self.result?.score = score }
        if report.overruled.isEmpty {
          self.endWasSent(report.refused.isEmpty ? nil : self.kept)
        } else {
          self.adoptResult(of: report.overruled)
        }
      case .failure: self.endWasSent(self.kept)
      }
    }
  }

  /// Continues the match, since its end could not be stored.
  private func stay(_ error: any Error) {
    stage = .playing
    showError(error, texts.match.notEnded)
    connect()
  }

  // MARK: - What becomes of the result

  private func waitPatiently() {
    latest(.patience) { [clock = environment.clock] in
      try await clock.sleep(for: Self.patience)
    } then: { result in
      if case .success = result { self.go(after: self.kept) }
    }
  }

  private func endWasSent(_ notice: Notice?) {
    guard case .leaving = stage else { return }
    cancel(.patience)
    go(after: notice)
  }

  /// Another device had ended the match: its result replaces this device's, if the server has one.
  private func adoptResult(of overruled: [Gather.ID]) {
    let id = match?.gatherID ?? match?.id
    finishing { [gathers] in
      try await gathers.refresh().value.first { $0.id == id && $0.endedAt != nil }?.score
    } then: { outcome in
      let former = self.result
      self.result = nil
      guard let id, overruled.contains(id), case .success(let score?) = outcome, let former else {
        return self.endWasSent(self.overruled)
      }
      self.result = MatchResult(
        score: score,
        lineUp: former.lineUp,
        gatherID: id,
        isEndedElsewhere: true
      )
      self.endWasSent(nil)
    }
  }

  /// Leaves once, after the user has read the notice.
  private func go(after notice: Notice?) {
    guard !isAsked else { return }
    isAsked = true
    guard let notice else {
      navigation?.matchEnded(result)
      return
    }
    work { [weak navigation] in
      await navigation?.inform(notice)
    } then: { _ in
      self.navigation?.matchEnded(self.result)
    }
  }

  private var kept: Notice {
    Notice(title: texts.match.keptTitle, text: texts.match.keptText, ok: texts.common.ok)
  }

  private var overruled: Notice {
    Notice(
      title: texts.match.overruledTitle,
      text: texts.match.overruledText,
      ok: texts.common.ok
    )
  }
}

extension WorkKind {
  fileprivate static let patience = WorkKind("patience")
}
