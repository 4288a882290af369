import FootballGatherModel

/// The players on the bench and in both teams, each place in its own order.
struct TeamPlan: Hashable, Sendable, Draft {
  typealias Place = ConfirmPlayersViewState.Place.ID

  private var places: [Place: [Player.ID]]

  /// Creates a plan with all players on the bench.
  init(bench players: [Player.ID]) {
    places = [.bench: players]
  }

  subscript(place: Place) -> [Player.ID] { places[place] ?? [] }

  var isReady: Bool { !self[.teamA].isEmpty && !self[.teamB].isEmpty }

  /// A Boolean value that indicates whether a team has a player.
  var hasTeams: Bool { !self[.teamA].isEmpty || !self[.teamB].isEmpty }

  func place(of id: Player.ID) -> Place? {
    Place.allCases.first { self[$0].contains(id) }
  }

  /// Returns the player after another one in a place, or before it if that is the last; nil if
  /// there is no other player, or the player is in another place.
  func neighbor(of id: Player.ID, in place: Place) -> Player.ID? {
    guard let index = self[place].firstIndex(of: id) else { return nil }
    let others = self[place].filter { $0 != id }
    return others.isEmpty ? nil : others[min(index, others.count - 1)]
  }

  /// Moves a player of the plan.
  ///
  /// - Parameters:
  ///   - id: The id of the player.
  ///   - place: The new place.
  ///   - other: The player that follows; nil or a player of another place for the end.
  mutating func move(_ id: Player.ID, to place: Place, before other: Player.ID?) {
    guard let former = self.place(of: id), id != other else { return }
    places[former, default: []].removeAll { $0 == id }
    let index = other.flatMap { self[place].firstIndex(of: $0) } ?? self[place].count
    places[place, default: []].insert(id, at: index)
  }

  /// Removes players that are not among the given ones, and adds new ones to the bench.
  mutating func keep(_ ids: [Player.ID]) {
    let known = Set(ids)
    for place in Place.allCases { places[place] = self[place].filter(known.contains) }
    places[.bench, default: []] += ids.filter { self.place(of: $0) == nil }
  }

  /// Divides all players into two fair teams.
  ///
  /// Goalkeepers come first, then the others by skill. They are assigned to the teams in the
  /// repeated pattern A, B, B, A, so that sizes differ by at most 1. Chance decides among equals.
  /// - Parameters:
  ///   - players: All players of the plan, in the order of the list, which teams keep.
  ///   - chance: Shuffles players.
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
  /// The rank for dealing: goalkeepers, then the more skilled; unknown skill counts as amateur.
  fileprivate var rank: Int {
    if position == .goalkeeper { return 0 }
    return switch skill {
    case .professional: 1
    case .amateur, nil: 2
    case .beginner: 3
    }
  }
}
