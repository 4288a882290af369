import FootballGatherModel
import Foundation
import Rostrum

// The state of the view, derived from the properties of the presenter.
extension PlayerListPresenter {
  func state(from former: PlayerListViewState) -> PlayerListViewState {
    var state = former
    let selected = selection ?? []
    state.isSelecting = selection != nil
    state.selected = selected
    state.title =
      selected.isEmpty ? texts.playerList.title : texts.playerList.selected(selected.count)
    state.mode.title = selection == nil ? texts.playerList.select : texts.common.cancel
    state.mode.isEnabled = stored?.value.isEmpty == false
    state.deleteSelected = selection.map {
      .init(title: texts.common.delete, isEnabled: !$0.isEmpty)
    }
    state.selectAll = selection.map { _ in
      let list = texts.playerList
      return .init(
        title: areAllSelected ? list.deselectAll : list.selectAll,
        isEnabled: !listed.isEmpty
      )
    }
    state.main = main
    state.banners = banners
    state.content = content
    state.isPulled = isPulled
    return state
  }

  /// The main button; nil if the placeholder has the same one, and while players are loading.
  private var main: PlayerListViewState.Button? {
    if isEmpty { return nil }
    if case .loading = content { return nil }
    guard let selection else { return .init(title: texts.playerList.addPlayer) }
    return .init(title: texts.playerList.makeTeams, isEnabled: selection.count >= 2)
  }

  // MARK: - Content

  /// A Boolean value that indicates whether neither the server nor the device has players.
  var isEmpty: Bool {
    guard stored?.value.isEmpty != false, readError == nil, case .answered = server else {
      return false
    }
    return true
  }

  private var content: PlayerListViewState.Content {
    if stored?.value.isEmpty == false {
      return listed.isEmpty ? .placeholder(nobodyFound) : .rows(listed.map(row))
    }
    if let readError { return .placeholder(texts.placeholder(for: readError, in: environment)) }
    switch server {
    case .unasked, .asked: return .loading(texts.common.loading)
    case .failed(let error):
      return .placeholder(texts.placeholder(for: error, in: environment))
    case .answered: return .placeholder(noPlayers)
    }
  }

  var areAllSelected: Bool {
    guard let selection, !listed.isEmpty else { return false }
    return selection.isSuperset(of: listed.map(\.id))
  }

  private func row(_ player: Player) -> PlayerRowViewData {
    let list = texts.playerList
    let position = player.position.map { list.positionLine(texts.positions.names($0)) }
    let skill = player.skill.flatMap { texts.players.skills[$0] }.map(list.skillLine)
    let age = player.age.map(texts.players.yearsOld)
    let lines = [age, position, skill].compactMap(\.self)
    return PlayerRowViewData(
      id: player.id,
      name: player.displayName,
      lines: lines,
      accessibilityLabel: texts.common.accessibilityLabel([player.displayName] + lines)
    )
  }

  private var noPlayers: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "person.2",
      title: texts.playerList.emptyTitle,
      text: texts.playerList.emptyText,
      button: texts.playerList.addPlayer
    )
  }

  private var nobodyFound: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "magnifyingglass",
      title: texts.playerList.nobodyFoundTitle(query),
      text: texts.playerList.nobodyFoundText,
      button: nil
    )
  }

  // MARK: - Banners

  private var banners: [PlayerListViewState.Banner] {
    var banners: [PlayerListViewState.Banner] = []
    if let notice { banners.append(.init(id: .notice, text: notice, button: texts.common.retry)) }
    return banners
  }

  private var notice: String? {
    guard stored?.value.isEmpty == false else { return nil }
    if let readError { return texts.sentence(for: readError, in: environment) }
    guard case .failed(let error) = server else { return nil }
    guard case .asOf(let date) = stored?.freshness else {
      return texts.sentence(for: error, in: environment)
    }
    let asOf = texts.playerList.asOf(environment.text(ofTime: date))
    return texts.notice(for: error, asOf: asOf, in: environment)
  }
}
