/// What the screen says on which teams are made.
public struct TeamsTexts: Sendable {
  public var title: String
  public var bench: String
  public var shuffle: String
  public var start: String
  public var move: @Sendable (_ team: String) -> String
  public var movePlayer: @Sendable (_ name: String) -> String
  /// Said when somebody has come to a team.
  public var moved: @Sendable (_ name: String, _ team: String) -> String
  public var shuffled: String
  public var hint: String
  /// Stands in a place without players.
  public var nobody: String
  public var notStarted: @Sendable (_ reason: String) -> String
  public var tooFewTitle: String
  public var tooFewText: String
  public var discardQuestion: String
  public var discard: String
  public var keep: String
}

extension TeamsTexts {
  static let english = TeamsTexts(
    title: "Confirm Players",
    bench: "Bench",
    shuffle: "Shuffle",
    start: "Start Match",
    move: { "Move to \($0)" },
    movePlayer: { "Move \($0)" },
    moved: { "\($0), \($1)" },
    shuffled: "Teams shuffled",
    hint: "Drag players into the teams. Each team needs at least one.",
    nobody: "No players",
    notStarted: { "The match couldn’t be started. \($0)" },
    tooFewTitle: "Too Few Players",
    tooFewText: "A match needs at least two players. Choose others from the list.",
    discardQuestion: "Are you sure you want to discard these teams?",
    discard: "Discard Teams",
    keep: "Keep Teams"
  )

  static let simplifiedChinese = TeamsTexts(
    title: "确认球员",
    bench: "替补席",
    shuffle: "随机分队",
    start: "开始比赛",
    move: { "移到\($0)" },
    movePlayer: { "移动\($0)" },
    moved: { "\($0)，\($1)" },
    shuffled: "已随机分队",
    hint: "将球员拖到各队。每队至少需要一名球员。",
    nobody: "无球员",
    notStarted: { "无法创建比赛。\($0)" },
    tooFewTitle: "球员太少",
    tooFewText: "一场比赛至少需要两名球员。请从列表中另选。",
    discardQuestion: "确定要放弃这些分队吗？",
    discard: "放弃分队",
    keep: "保留分队"
  )
}
