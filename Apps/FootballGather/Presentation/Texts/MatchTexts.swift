/// The texts of the match in progress and the choice of its time.
public struct MatchTexts: Sendable {
  public var title: String
  public var headings: @Sendable (MatchSide) -> String
  public var teams: @Sendable (MatchSide) -> String
  public var goals: @Sendable (_ team: String) -> String
  /// The accessibility hint of the score, which is a button.
  public var goalsHint: String
  public var addGoal: @Sendable (_ team: String) -> String
  public var removeGoal: @Sendable (_ team: String) -> String
  public var goalScored: @Sendable (_ team: String) -> String
  /// The announcements of a change on this device, with the new score.
  public var goalAnnouncement: @Sendable (_ team: String, _ score: String) -> String
  public var removalAnnouncement: @Sendable (_ team: String, _ score: String) -> String
  public var undoAnnouncement: @Sendable (_ score: String) -> String
  /// A score in words, without the names of the teams.
  public var spokenScore: @Sendable (_ teamA: Int, _ teamB: Int) -> String
  public var undo: String

  public var start: String
  public var pause: String
  public var resume: String
  public var set: String
  public var reset: String
  public var time: @Sendable (_ minutes: Int, _ seconds: Int) -> String

  public var connecting: String
  /// The state of a connected match whose clock has not started.
  public var shared: String
  public var live: String
  /// The state without a connection, with the time at which it was lost.
  public var offline: @Sendable (_ since: String) -> String
  public var onDevice: String
  public var changedElsewhere: @Sendable (_ score: String) -> String

  public var end: String
  public var endTitle: String
  public var endQuestion: String
  public var notEnded: String
  public var more: String
  public var giveUp: String
  public var giveUpTitle: String
  public var giveUpQuestion: String
  public var keptTitle: String
  public var keptText: String
  public var overruledTitle: String
  public var overruledText: String
  public var notKept: String

  public var noneTitle: String
  public var noneText: String
  /// The result of the last match, while there is none in progress.
  public var lastText: @Sendable (_ result: String, _ date: String) -> String
  public var showLast: String
  public var elsewhereTitle: String
  public var elsewhereText: String
  public var overTitle: String
  public var overText: String
  public var deletedTitle: String
  public var deletedText: String
  public var showPlayers: String

  public var setTime: String
  public var minutes: String
  public var seconds: String
  public var minuteRow: @Sendable (Int) -> String
  public var secondRow: @Sendable (Int) -> String
}

extension MatchTexts {
  static let english = MatchTexts(
    title: "Match in Progress",
    headings: { $0 == .a ? "TEAM A" : "TEAM B" },
    teams: { $0 == .a ? "Team A" : "Team B" },
    goals: { "Score for \($0)" },
    goalsHint: "Adds a goal",
    addGoal: { "Goal for \($0)" },
    removeGoal: { "Remove Goal from \($0)" },
    goalScored: { "Goal for \($0)" },
    goalAnnouncement: { "\($0) goal, \($1)" },
    removalAnnouncement: { "\($0) goal removed, \($1)" },
    undoAnnouncement: { "Goal undone, \($0)" },
    spokenScore: { "\($0) to \($1)" },
    undo: "Undo",
    start: "Start",
    pause: "Pause",
    resume: "Resume",
    set: "Set",
    reset: "Reset",
    time: { minutes, seconds in
      "\(minutes) \(minutes == 1 ? "minute" : "minutes"), "
        + "\(seconds) \(seconds == 1 ? "second" : "seconds")"
    },
    connecting: "Connecting…",
    shared: "Shared",
    live: "Live",
    offline: { "Offline since \($0), will send later" },
    onDevice: "Not shared",
    changedElsewhere: { "Changed on another device, \($0)" },
    end: "End Match",
    endTitle: "End Match?",
    endQuestion: "The result will be saved.",
    notEnded: "Couldn’t End Match",
    more: "More",
    giveUp: "Discard Match",
    giveUpTitle: "Discard Match?",
    giveUpQuestion: "The match will be deleted, and its score will be lost.",
    keptTitle: "Result Saved",
    keptText: "The server can’t be reached. The result will be sent once you’re back online.",
    overruledTitle: "Match Ended on Another Device",
    overruledText:
      "This match had already ended on another device. The result from that device is used.",
    notKept: "Couldn’t Save Change",
    noneTitle: "No Match in Progress",
    noneText: "Select players to start a match.",
    lastText: { "Last match: \($0), \($1)." },
    showLast: "Show Match",
    elsewhereTitle: "Match in Progress",
    elsewhereText: "Join the match to see its score and time here, and to count goals.",
    overTitle: "Match Ended",
    overText: "This match ended on another device.",
    deletedTitle: "Match Deleted",
    deletedText: "This match was deleted on another device.",
    showPlayers: "Show Players",
    setTime: "Set Time",
    minutes: "Minutes",
    seconds: "Seconds",
    minuteRow: { "\($0) min" },
    secondRow: { "\($0) sec" }
  )

  static let simplifiedChinese = MatchTexts(
    title: "比赛进行中",
    headings: { $0 == .a ? "A 队" : "B 队" },
    teams: { $0 == .a ? "A 队" : "B 队" },
    goals: { "\($0)的比分" },
    goalsHint: "增加一个进球",
    addGoal: { "\($0)进球" },
    removeGoal: { "\($0)减一球" },
    goalScored: { "\($0)进球" },
    goalAnnouncement: { "\($0)进球，\($1)" },
    removalAnnouncement: { "\($0)减一球，\($1)" },
    undoAnnouncement: { "已撤销进球，\($0)" },
    spokenScore: { "\($0) 比 \($1)" },
    undo: "撤销",
    start: "开始",
    pause: "暂停",
    resume: "继续",
    set: "设定",
    reset: "复位",
    time: { "\($0) 分 \($1) 秒" },
    connecting: "正在连接…",
    shared: "已共享",
    live: "实时同步中",
    offline: { "\($0) 起离线，稍后发送" },
    onDevice: "未共享",
    changedElsewhere: { "比分已在其他设备上更改，\($0)" },
    end: "结束比赛",
    endTitle: "结束比赛？",
    endQuestion: "将存储比赛结果。",
    notEnded: "未能结束比赛",
    more: "更多",
    giveUp: "放弃比赛",
    giveUpTitle: "放弃比赛？",
    giveUpQuestion: "这场比赛将被删除，比分将会丢失。",
    keptTitle: "结果已存储",
    keptText: "无法连接到服务器。恢复连接后会发送结果。",
    overruledTitle: "比赛已在其他设备上结束",
    overruledText: "这场比赛已在其他设备上结束，以该设备上的结果为准。",
    notKept: "未能存储更改",
    noneTitle: "没有进行中的比赛",
    noneText: "选择球员即可开始比赛。",
    lastText: { "上一场比赛：\($0)，\($1)。" },
    showLast: "查看比赛",
    elsewhereTitle: "有比赛正在进行",
    elsewhereText: "加入比赛后，可在此查看比分和时间，并记录进球。",
    overTitle: "比赛已结束",
    overText: "这场比赛已在其他设备上结束。",
    deletedTitle: "比赛已删除",
    deletedText: "这场比赛已在其他设备上删除。",
    showPlayers: "显示球员",
    setTime: "设定时间",
    minutes: "分钟",
    seconds: "秒",
    minuteRow: { "\($0) 分钟" },
    secondRow: { "\($0) 秒" }
  )
}
