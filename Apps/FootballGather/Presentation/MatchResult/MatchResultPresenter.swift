import FootballGatherModel
public import Rostrum

/// The presenter of the result of a match that has just ended, until the user dismisses it.
public final class MatchResultPresenter: Presenter<any MatchResultView, MatchResultViewState> {
  private let result: MatchResult
  private let gathers: any GatherRepository
  private let environment: AppEnvironment
  private let texts: GatherTexts
  private weak var navigation: (any MatchResultNavigation)?

  init(result: MatchResult, app: GatherServices, navigation: any MatchResultNavigation) {
    self.result = result
    gathers = app.gathers
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(state: MatchResultViewState(result, app.texts))
  }

  public func shareTapped() {
    let text = texts.matchEvents.shared(texts.result(result.score))
    send(ifDetached: .vanish) { $0.share(text) }
  }

  /// Starts another match of the same teams, or joins the rematch that another device has started.
  public func rematchTapped() {
    guard state.isRematchEnabled else { return }
    update { $0.isRematchEnabled = false }
    finishing { [gathers, result] in
      try await gathers.start(result.lineUp, rematchOf: result.gatherID)
    } then: { result in
      switch result {
      case .success: self.navigation?.resultRead(startsRematch: true)
      case .failure(let error): self.showError(error)
      }
    }
  }

  public func doneTapped() {
    navigation?.resultRead(startsRematch: false)
  }

  private func showError(_ error: any Error) {
    update { $0.isRematchEnabled = true }
    navigation?.notify(
      Notice(
        title: texts.matchEvents.notStarted,
        text: texts.sentence(for: error, in: environment),
        ok: texts.common.ok
      )
    )
  }
}

extension MatchResultViewState {
  init(_ result: MatchResult, _ texts: GatherTexts) {
    let score = result.score
    let events = texts.matchEvents
    let outcome = score.winner.map { events.wins(texts.match.teams(MatchSide($0))) }
    let note = result.isEndedElsewhere ? events.endedElsewhere : nil
    self.init(
      title: events.ended,
      headings: MatchSide.allCases.map(texts.match.teams),
      scores: MatchSide.allCases.map { String(score[$0.team]) },
      separator: texts.gathers.scoreSeparator,
      outcome: outcome ?? events.draw,
      note: note,
      accessibilityLabel: texts.common.accessibilityLabel([
        texts.accessibilityText(score), outcome ?? events.draw, note,
      ]),
      share: events.share,
      rematch: events.rematch,
      done: texts.common.done
    )
  }
}
