/// The texts of the match bar, the alarm at the end of the time, and the result.
public struct MatchEventTexts: Sendable {
  public var bar: @Sendable (_ score: String, _ time: String) -> String
  public var barHint: String
  /// The title and the accessibility label of the bar of a match that this device has not joined.
  public var inProgress: String
  public var barToJoin: @Sendable (_ score: String) -> String
  /// The text at the end of this bar, and its accessibility hint.
  public var join: String
  public var joinHint: String
  public var timeIsUp: String
  public var stop: String
  /// The title of the window while the alarm is shown.
  public var windowTitle: @Sendable (_ result: String) -> String

  public var ended: String
  public var wins: @Sendable (_ team: String) -> String
  public var draw: String
  public var endedElsewhere: String
  public var share: String
  public var rematch: String
  public var notStarted: String
  public var shared: @Sendable (_ result: String) -> String
}

extension MatchEventTexts {
  static let english = MatchEventTexts(
    bar: { "Match in progress, \($0), \($1) left" },
    barHint: "Opens the match",
    inProgress: "Match in Progress",
    barToJoin: { "Match in progress, \($0)" },
    join: "Join",
    joinHint: "Joins the match",
    timeIsUp: "Time’s Up",
    stop: "Stop",
    windowTitle: { "Time’s Up – \($0)" },
    ended: "Match Ended",
    wins: { "\($0) wins" },
    draw: "It’s a draw",
    endedElsewhere: "The match was ended on another device.",
    share: "Share",
    rematch: "Rematch",
    notStarted: "Couldn’t Start Match",
    shared: { "Full time: \($0)" }
  )

  static let simplifiedChinese = MatchEventTexts(
    bar: { "比赛进行中，\($0)，剩余 \($1)" },
    barHint: "打开比赛",
    inProgress: "比赛进行中",
    barToJoin: { "比赛进行中，\($0)" },
    join: "加入",
    joinHint: "加入比赛",
    timeIsUp: "时间到",
    stop: "停止",
    windowTitle: { "时间到 – \($0)" },
    ended: "比赛结束",
    wins: { "\($0)获胜" },
    draw: "双方战平",
    endedElsewhere: "比赛已在其他设备上结束。",
    share: "分享",
    rematch: "再赛一场",
    notStarted: "未能开始比赛",
    shared: { "全场结束：\($0)" }
  )
}
