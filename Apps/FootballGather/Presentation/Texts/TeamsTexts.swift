import Rostrum

/// The texts of the teams screen.
public struct TeamsTexts: Sendable {
  public var title: String
  public var bench: String
  /// The heading of a place with the number of its players.
  public var heading: @Sendable (_ place: String, _ count: Int) -> String
  public var shuffle: String
  public var start: String
  /// The accessibility label of the control that chooses a player's place.
  public var placeOfPlayer: @Sendable (_ name: String) -> String
  /// The titles of the places in that control, a letter or a short name each.
  var shortTitles: @Sendable (_ place: ConfirmPlayersViewState.Place.ID) -> String
  public var undo: String
  public var undone: String
  /// The announcement after a player was moved.
  public var moved: @Sendable (_ name: String, _ team: String) -> String
  public var shuffled: String
  public var hint: String
  /// The text of a place without players.
  public var nobody: String
  public var notStarted: @Sendable (_ reason: String) -> String
  public var tooFewTitle: String
  public var tooFewText: String
  public var discardQuestion: String
  public var discard: String
}

extension TeamsTexts {
  static let english = TeamsTexts(
    title: "Teams",
    bench: "Bench",
    heading: { "\($0) (\($1))" },
    shuffle: "Shuffle",
    start: "Start Match",
    placeOfPlayer: { "Team for \($0)" },
    shortTitles: { place in
      switch place {
      case .teamA: "A"
      case .bench: "Bench"
      case .teamB: "B"
      }
    },
    undo: "Undo",
    undone: "Undone",
    moved: { "\($0), \($1)" },
    shuffled: "Teams shuffled",
    hint: "Choose A or B for each player, or tap Shuffle for two even teams.",
    nobody: "No players",
    notStarted: { "The match couldn’t be started. \($0)" },
    tooFewTitle: "Not Enough Players",
    tooFewText: "A match needs at least two players. Select more from the list.",
    discardQuestion: "Are you sure you want to discard these teams?",
    discard: "Discard Teams"
  )

  static let simplifiedChinese = TeamsTexts(
    title: "分队",
    bench: "替补席",
    heading: { "\($0)（\($1)）" },
    shuffle: "随机分队",
    start: "开始比赛",
    placeOfPlayer: { String(chineseParts: [$0, "的球队"]) },
    shortTitles: { place in
      switch place {
      case .teamA: "A"
      case .bench: "替补"
      case .teamB: "B"
      }
    },
    undo: "撤销",
    undone: "已撤销",
    moved: { "\($0)，\($1)" },
    shuffled: "已随机分队",
    hint: "为每名球员选择 A 或 B，或轻点“随机分队”，分成实力相当的两队。",
    nobody: "没有球员",
    notStarted: { "未能开始比赛。\($0)" },
    tooFewTitle: "球员人数不足",
    tooFewText: "一场比赛至少需要两名球员。请从列表中选择更多球员。",
    discardQuestion: "确定要放弃当前分队吗？",
    discard: "放弃分队"
  )
}
