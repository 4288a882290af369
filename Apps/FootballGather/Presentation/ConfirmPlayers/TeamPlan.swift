import FootballGatherModel

/// Who sits on the bench and who plays for which team, each place in its own order.
struct TeamPlan: Hashable, Sendable, Draft {
  typealias Place = ConfirmPlayersViewState.Place.ID

  private var places: [Place: [Player.ID]]

  /// Everybody on the bench.
  init(bench players: [Player.ID]) {
    places = [.bench: players]
  }

  subscript(place: Place) -> [Player.ID] { places[place] ?? [] }

  var isReady: Bool { !self[.teamA].isEmpty && !self[.teamB].isEmpty }

  /// Whether anybody has left the bench.
  var hasTeams: Bool { !self[.teamA].isEmpty || !self[.teamB].isEmpty }

  func place(of id: Player.ID) -> Place? {
    Place.allCases.first { self[$0].contains(id) }
  }

  /// The player after another one in a place, or before where that is the last; nil where there is no other
  /// player, or the player is in another place.
  func neighbor(of id: Player.ID, in place: Place) -> Player.ID? {
    guard let index = self[place].firstIndex(of: id) else { return nil }
    let others = self[place].filter { $0 != id }
    return others.isEmpty ? nil : others[min(index, others.count - 1)]
  }

  /// Moves somebody who is there.
  ///
  /// - Parameters:
  ///   - id: Who.
  ///   - place: Where to.
  ///   - other: Who comes after them; at the end for nil, or for somebody who is not there.
  mutating func move(_ id: Player.ID, to place: Place, before other: Player.ID?) {
    guard let former = self.place(of: id), id != other else { return }
    places[former, default: []].removeAll { $0 == id }
    let index = other.flatMap { self[place].firstIndex(of: $0) } ?? self[place].count
    places[place, default: []].insert(id, at: index)
  }

  /// Leaves out whoever is gone, and puts whoever is new on the bench.
  mutating func keep(_ ids: [Player.ID]) {
    let known = Set(ids)
    for place in Place.allCases { places[place] = self[place].filter(known.contains) }
    places[.bench, default: []] += ids.filter { self.place(of: $0) == nil }
  }

  /// Deals everybody out into two fair teams.
  ///
  /// Goalkeepers first, then by skill, each two to one team and the next two the other way round;
  /// so sizes differ by one at the most. Chance decides among equals.
  /// - Parameters:
  ///   - players: All who are in the plan, in the order of the list, which teams keep.
  ///   - chance: Puts them into an order of no order.
  mutating func deal(_ players: [Player], by chance: ([Player]) -> [Player]) {
    let ranked = chance(players).enumerated().sorted { one, other in
      (one.element.rank, one.offset) < (other.element.rank, other.offset)
    }
    let pattern: [Place] = [.teamA, .teamB, .teamB, .teamA]
    var teams: [Player.ID: Place] = [:]
    for (turn, (_, player)) in ranked.enumerated() { teams[player.id] = pattern[turn % 4] }
    places = [:]
    for player in players { places[teams[player.id] ?? .bench, default: []].append(player.id) }
  }
}

extension Player {
  /// Who is dealt first: goalkeepers, then the more skilled; unknown skill counts as the middle.
  fileprivate var rank: Int {
    if position == .goalkeeper { return 0 }
    return switch skill {
    case .professional: 1
    case .amateur, nil: 2
    case .beginner: 3
    }
  }
}
