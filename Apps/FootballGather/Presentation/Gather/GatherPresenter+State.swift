import FootballGatherModel
import Rostrum

// The state of the view, derived from the properties of the presenter.
extension GatherPresenter {
  func render() {
    update { state in
      state.title = hasNone ? texts.gathers.detail : texts.match.title
      state.content = content
      state.menu = isPlaying ? .init(label: texts.match.more, giveUp: texts.match.giveUp) : nil
    }
  }

  private var isPlaying: Bool {
    if case .playing = stage { true } else { false }
  }

  /// A Boolean value that indicates whether there is no match in progress, or no longer.
  private var hasNone: Bool {
    switch stage {
    case .none, .over: true
    case .reading, .failed, .playing, .leaving: false
    }
  }

  private var content: GatherViewState.Content {
    switch stage {
    case .reading: return .loading(texts.common.loading)
    case .none where elsewhere != nil:
      return .placeholder(
        placeholder(texts.match.elsewhereTitle, texts.match.elsewhereText, texts.gathers.join)
      )
    case .none:
      if let last { return .placeholder(placeholder(for: last)) }
      return .placeholder(
        placeholder(texts.match.noneTitle, texts.match.noneText, texts.match.showPlayers)
      )
    case .over(let isDeleted):
      let title = isDeleted ? texts.match.deletedTitle : texts.match.overTitle
      let text = isDeleted ? texts.match.deletedText : texts.match.overText
      return .placeholder(placeholder(title, text, texts.match.showPlayers))
    case .failed(let error): return .placeholder(texts.placeholder(for: error, in: environment))
    case .playing, .leaving:
      return match.map { .match(viewData(of: $0)) } ?? .loading(texts.common.loading)
    }
  }

  /// Returns the placeholder with the result of the last match, which may have been expected here.
  private func placeholder(for last: Gather) -> PlaceholderViewData {
    let result = texts.result(last.score ?? Score())
    let date = environment.text(ofDateAndTime: last.date)
    return placeholder(
      texts.match.noneTitle,
      texts.match.lastText(result, date),
      texts.match.showLast
    )
  }

  private func placeholder(
    _ title: String,
    _ text: String,
    _ button: String
  ) -> PlaceholderViewData {
    PlaceholderViewData(symbol: "sportscourt", title: title, text: text, button: button)
  }

  private func viewData(of match: RunningGather) -> MatchViewData {
    MatchViewData(
      sides: MatchSide.allCases.map { side(match, $0) },
      separator: texts.gathers.scoreSeparator,
      timer: timerData,
      connection: .init(state: connection.state, text: connectionText),
      undo: undo,
      end: texts.match.end,
      isEnabled: isPlaying,
      mostGoals: Score.goals.upperBound
    )
  }

  private func side(_ match: RunningGather, _ side: MatchSide) -> MatchViewData.Side {
    let team = texts.match.teams(side)
    return MatchViewData.Side(
      id: side,
      heading: texts.match.headings(side),
      title: team,
      score: String(score[side.team]),
      goals: score[side.team],
      scoreLabel: texts.match.goals(team),
      scoreHint: texts.match.goalsHint,
      addGoal: texts.match.addGoal(team),
      removeGoal: texts.match.removeGoal(team),
      players: match.lineUp[side.team].map { LineUpPlayerViewData($0, texts) }
    )
  }

  private var undo: UndoOfferViewData? {
    guard isPlaying, offersUndo, let goal = tappedGoals.last else { return nil }
    let text = texts.match.goalScored(texts.match.teams(goal))
    return .init(text: text, button: texts.match.undo)
  }

  private var timerData: MatchViewData.Timer {
    let display = display
    return MatchViewData.Timer(
      text: display.text,
      accessibilityLabel: texts.match.time(display.minutes, display.seconds),
      button: timerButton,
      isButtonEnabled: isPlaying && display.time > .zero,
      reset: texts.match.reset,
      set: texts.match.set
    )
  }

  private var timerButton: String {
    switch phase {
    case .running: texts.match.pause
    case .paused: texts.match.resume
    case .ready, .elapsed, .ended: texts.match.start
    }
  }

  private var connectionText: String {
    switch connection.state {
    case .connecting: texts.match.connecting
    // The match is live once its clock has started.
    case .live: phase == .ready ? texts.match.shared : texts.match.live
    case .offline:
      texts.match.offline(environment.text(ofTime: connection.lostAt ?? environment.now()))
    case .onDevice: texts.match.onDevice
    }
  }
}

extension LineUpPlayerViewData {
  init(_ player: Player, _ texts: GatherTexts) {
    self.init(
      id: player.id,
      name: player.displayName,
      position: player.position.map(texts.positions.acronyms),
      accessibilityLabel: texts.common.accessibilityLabel([
        player.displayName, player.position.map(texts.positions.names),
      ])
    )
  }
}

extension GatherTexts {
  /// A score in words: "Team A 2, Team B 1".
  func accessibilityText(_ score: Score) -> String {
    common.accessibilityLabel(
      MatchSide.allCases.map { "\(match.teams($0)) \(score[$0.team])" }
    )
  }
}
