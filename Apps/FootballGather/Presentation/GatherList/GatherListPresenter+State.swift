import FootballGatherModel
import Foundation
import Rostrum

// The state of the view, derived from the properties of the presenter.
extension GatherListPresenter {
  func render() {
    update { state in
      state.segment = segment
      state.content = content
      state.banner = hasRows ? banner : nil
      state.isPulled = isPulled
    }
  }

  private var hasRows: Bool { listing.sections.contains { !$0.rows.isEmpty } }

  private var content: GatherListViewState.Content {
    if hasRows { return .list(listing) }
    if let readError { return .placeholder(texts.placeholder(for: readError, in: environment)) }
    switch server {
    case .unasked, .asked: return .loading(texts.common.loading)
    case .failed(let error):
      return .placeholder(texts.placeholder(for: error, in: environment))
    case .answered: return .placeholder(nothing)
    }
  }

  private var nothing: PlaceholderViewData {
    switch segment {
    case .matches:
      PlaceholderViewData(
        symbol: "sportscourt",
        title: texts.gathers.emptyTitle,
        text: texts.gathers.emptyText
      )
    case .statistics:
      PlaceholderViewData(
        symbol: "person.2",
        title: texts.gathers.noPlayersTitle,
        text: texts.gathers.noPlayersText
      )
    }
  }

  private var banner: GatherListViewState.Banner? {
    if let readError { return banner(texts.sentence(for: readError, in: environment)) }
    guard case .failed(let error) = server else { return nil }
    let freshness =
      segment == .matches ? reading?.gathers.freshness : reading?.statistics.freshness
    guard case .asOf(let date)? = freshness else {
      return banner(texts.sentence(for: error, in: environment))
    }
    let asOf = texts.gathers.asOf(environment.text(ofTime: date))
    return banner(texts.notice(for: error, asOf: asOf, in: environment))
  }

  private func banner(_ text: String) -> GatherListViewState.Banner {
    .init(text: text, button: texts.common.retry)
  }

  // MARK: - Sections

  func matchSections(of reading: GatherReading) -> [GatherListing.Section] {
    let sections: [GatherListing.Section] = [
      .init(
        id: .running,
        title: texts.gathers.inProgress,
        rows: (reading.running == nil ? [] : [.running])
          + reading.others.filter { $0.endedAt == nil }.map { .gather($0.id) }
      ),
      .init(
        id: .waiting,
        title: texts.gathers.notSent,
        rows: reading.finished.map { .waiting($0.id) }
      ),
      .init(
        id: .gathers,
        title: texts.gathers.past,
        rows: reading.others.filter { $0.endedAt != nil }.map { .gather($0.id) }
      ),
    ]
    return sections.filter { !$0.rows.isEmpty }
  }

  func playerSections(of players: [Player]) -> [GatherListing.Section] {
    [.init(id: .players, title: nil, rows: players.map { .player($0.id) })]
  }

  // MARK: - Rows

  func row(_ running: RunningGather) -> GatherRowViewData {
    GatherRowViewData(
      result: texts.result(running.score),
      outcome: nil,
      date: environment.text(ofDateAndTime: running.startedAt),
      symbol: "soccerball",
      showsDisclosure: true,
      canDelete: false
    )
  }

  func row(_ finished: FinishedGather) -> GatherRowViewData {
    let score = finished.score ?? Score()
    return GatherRowViewData(
      result: texts.result(score),
      outcome: texts.outcome(of: score),
      date: finished.startedAt.map(environment.text(ofDateAndTime:)),
      symbol: "clock",
      showsDisclosure: false,
      canDelete: false
    )
  }

  func row(_ gather: Gather) -> GatherRowViewData {
    let score = gather.score ?? Score()
    let hasEnded = gather.endedAt != nil
    return GatherRowViewData(
      result: texts.result(score),
      outcome: hasEnded ? texts.outcome(of: score) : nil,
      date: environment.text(ofDateAndTime: gather.date),
      symbol: hasEnded ? nil : "soccerball",
      showsDisclosure: true,
      canDelete: true
    )
  }

  /// Returns the row of a player.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - statistics: The player's results.
  ///   - isNamesake: Whether another player has the same name; position and age distinguish them.
  /// - Returns: The row.
  func row(
    _ player: Player,
    _ statistics: PlayerStatistics,
    isNamesake: Bool
  ) -> PlayerFormViewData {
    let details = [
      player.position.map(texts.positions.names), player.age.map(texts.players.yearsOld),
    ]
    .compactMap(\.self)
    let detail = isNamesake && !details.isEmpty ? details.joined(separator: " · ") : nil
    let hasPlayed = statistics.played > 0
    let played = hasPlayed ? texts.gathers.played(statistics.played) : texts.gathers.notPlayed
    let outcomes =
      hasPlayed
      ? texts.gathers.outcomes(statistics.won, statistics.drawn, statistics.lost) : nil
    let form = statistics.form.map(FormMark.init)
    let words = form.map(texts.gathers.formWords).joined(separator: texts.common.listSeparator)
    let latest = form.isEmpty ? nil : texts.gathers.latest(words)
    return PlayerFormViewData(
      name: player.displayName,
      detail: detail,
      played: played,
      outcomes: outcomes,
      form: form.map { .init(kind: $0, letter: texts.gathers.formLetters($0)) },
      accessibilityLabel: texts.common.accessibilityLabel(
        [player.displayName, detail, played, outcomes, latest]
      )
    )
  }
}

extension GatherTexts {
  /// Returns a result: both teams, and their score between them.
  func result(_ score: Score) -> String {
    let text = gathers.score(score.teamA, score.teamB)
    return [match.teams(.a), text, match.teams(.b)].joined(separator: gathers.scoreSpace)
  }

  /// Returns a sentence with the winner, or a draw.
  func outcome(of score: Score) -> String {
    score.winner.map { gathers.won(match.teams(MatchSide($0))) } ?? gathers.draw
  }
}

extension GatherListViewState.Labels {
  init(_ texts: GatherTexts) {
    self.init(
      title: texts.gathers.title,
      segments: [texts.gathers.matches, texts.gathers.statistics],
      delete: texts.common.delete
    )
  }
}
