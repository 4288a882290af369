import FootballGatherModel
import Rostrum

// The end of the match, by the final whistle or given up.
extension GatherPresenter {
  /// How long a person waits for the server to hear of the end, before it goes on behind.
  static let patience = Duration.seconds(3)

  public func endTapped() {
    leave(
      asking: Question(
        title: texts.match.end,
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
        title: texts.match.giveUp,
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
    } then: { result in
      self.isAsked = false
      guard case .success(true) = result, case .playing = self.stage else { return }
      self.result = keepsResult ? MatchResult(score: self.score, lineUp: match.lineUp) : nil
      self.leave(match.id, by: end)
    }
  }

  private func leave(_ id: RunningGather.ID, by end: @escaping End) {
    stage = .leaving
    disconnect()
    tick()
    let task = doings.add { [gathers] in try await end(gathers, id) }
    finishing {
      try await task.value
    } then: { result in
      switch result {
      case .success: self.waitPatiently()
      case .failure(let error): self.stay(error)
      }
    }
    // Also when the screen goes before it is kept.
    finishing { [gathers] () -> SendReport? in
      guard case .success = await task.result else { return nil }
      return try await gathers.send()
    } then: { result in
      switch result {
      // It was not kept, and so has not happened.
      case .success(nil): break
      case .success(let report?):
        if let score = report.results[id] { self.result?.score = score }
        self.endWasSent(self.notice(of: report))
      case .failure: self.endWasSent(self.kept)
      }
    }
  }

  /// What could not be kept has not happened: the match goes on.
  private func stay(_ error: any Error) {
    stage = .playing
    tell(error, texts.match.notEnded)
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

  private func notice(of report: SendReport) -> Notice? {
    if !report.overruled.isEmpty {
      result = nil
      return overruled
    }
    return report.refused.isEmpty ? nil : kept
  }

  /// Leaves once, when the person has read what there is to know.
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
