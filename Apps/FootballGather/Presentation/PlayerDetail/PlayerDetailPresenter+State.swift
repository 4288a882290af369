import FootballGatherModel
import Rostrum

// The state of the view, derived from the properties of the presenter.
extension PlayerDetailPresenter {
  typealias Section = PlayerDetailViewState.Section
  typealias Row = PlayerDetailViewState.Row

  var sections: [Section] {
    guard let player else { return [] }
    let titles = texts.playerDetail
    return [
      Section(id: .personal, title: titles.personal, rows: personal(of: player)),
      Section(id: .play, title: titles.play, rows: play(of: player)),
      Section(
        id: .likes,
        title: titles.likes,
        rows: [editable(.team, texts.players.favouriteTeam, player.favouriteTeam)]
      ),
    ] + statisticsSection(of: player)
  }

  private func personal(of player: Player) -> [Row] {
    let name = PersonName(player.name)
    let first = editable(.firstName, texts.players.firstName, name.first)
    let last = editable(.lastName, texts.players.lastName, name.last.isEmpty ? nil : name.last)
    return (texts.players.isFamilyNameFirst ? [last, first] : [first, last])
      + [editable(.age, texts.players.age, player.age.map(String.init))]
  }

  private func play(of player: Player) -> [Row] {
    [
      editable(
        .position,
        texts.players.position,
        player.position.map(texts.positions.names)
      ),
      editable(.skill, texts.players.skill, player.skill.flatMap { texts.players.skills[$0] }),
    ]
  }

  private func editable(_ id: Row.ID, _ title: String, _ value: String?) -> Row {
    Row(id: id, title: title, value: value, isEditable: true)
  }

  // MARK: - Statistics

  /// Returns no section if statistics were never fetched: no numbers are better than wrong ones.
  private func statisticsSection(of player: Player) -> [Section] {
    guard let statistics, statistics.freshness != .never else { return [] }
    let own =
      statistics.value.first { $0.player == player.id }
      ?? PlayerStatistics(player: player.id, won: 0, drawn: 0, lost: 0, form: [])
    return [
      Section(
        id: .statistics,
        title: texts.playerDetail.statistics,
        rows: rows(of: own),
        footer: notice(statistics.freshness)
      )
    ]
  }

  private func rows(of statistics: PlayerStatistics) -> [Row] {
    let titles = texts.playerDetail
    let counts: [Row] = [
      Row(id: .played, title: titles.played, value: String(statistics.played)),
      Row(id: .won, title: titles.won, value: String(statistics.won)),
      Row(id: .drawn, title: titles.drawn, value: String(statistics.drawn)),
      Row(id: .lost, title: titles.lost, value: String(statistics.lost)),
    ]
    if statistics.form.isEmpty { return counts }
    let marks = statistics.form.map { FormMark($0) }
    let form = Row(
      id: .form,
      title: titles.form,
      value: marks.map(texts.gathers.formLetters).joined(separator: " "),
      accessibilityLabel: texts.common.accessibilityLabel([
        titles.form,
        marks.map(texts.gathers.formWords).joined(separator: texts.common.listSeparator),
      ])
    )
    return counts + [form]
  }

  private func notice(_ freshness: Freshness) -> String? {
    guard let statisticsError, case .asOf(let date) = freshness else { return nil }
    let asOf = texts.playerDetail.asOf(environment.text(ofTime: date))
    return texts.notice(for: statisticsError, asOf: asOf, in: environment)
  }
}
