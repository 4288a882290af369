/// What the match in progress and the choice of its time say.
public struct MatchTexts: Sendable {
  public var title: String
  public var headings: @Sendable (MatchSide) -> String
  public var teams: @Sendable (MatchSide) -> String
  public var versus: String
  public var goals: @Sendable (_ team: String) -> String

  public var start: String
  public var pause: String
  public var resume: String
  public var set: String
  public var time: @Sendable (_ minutes: Int, _ seconds: Int) -> String
  public var timeIsUp: String

  public var connecting: String
  public var live: String
  public var offline: String
  public var onDevice: String
  public var changedElsewhere: @Sendable (_ score: String) -> String

  public var end: String
  public var endQuestion: String
  public var yes: String
  public var notEnded: String
  public var more: String
  public var giveUp: String
  public var giveUpQuestion: String
  public var keptTitle: String
  public var keptText: String
  public var overruledTitle: String
  public var overruledText: String
  public var notKept: String

  public var noneTitle: String
  public var noneText: String
  public var overTitle: String
  public var overText: String
  public var showPlayers: String

  public var setTime: String
  public var minutes: String
  public var seconds: String
  public var minuteRow: @Sendable (Int) -> String
  public var secondRow: @Sendable (Int) -> String
}

extension MatchTexts {
  static let english = MatchTexts(
    title: "Gather in progress",
    headings: { $0 == .a ? "TEAM A" : "TEAM B" },
    teams: { $0 == .a ? "Team A" : "Team B" },
    versus: "VS",
    goals: { "Score of \($0)" },
    start: "Start",
    pause: "Pause",
    resume: "Resume",
    set: "Set",
    time: { minutes, seconds in
      "\(minutes) \(minutes == 1 ? "minute" : "minutes"), "
        + "\(seconds) \(seconds == 1 ? "second" : "seconds")"
    },
    timeIsUp: "Time is up.",
    connecting: "Connecting…",
    live: "Live",
    offline: "Offline, will be sent",
    onDevice: "Not shared",
    changedElsewhere: { "Changed elsewhere: \($0)." },
    end: "End Gather",
    endQuestion: "Are you sure you want to end the gather?",
    yes: "Yes",
    notEnded: "Gather Not Ended",
    more: "More",
    giveUp: "Give Up Gather",
    giveUpQuestion: "The gather will be deleted, and its score is lost.",
    keptTitle: "Result Kept",
    keptText: "The server cannot be reached. The result will be sent when it can.",
    overruledTitle: "Gather Ended Elsewhere",
    overruledText: "Somebody else had ended this gather before. Their result stays.",
    notKept: "Change Not Kept",
    noneTitle: "No Gather in Progress",
    noneText: "Select players to start a gather.",
    overTitle: "Gather Ended",
    overText: "This gather was ended elsewhere.",
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
    versus: "VS",
    goals: { "\($0)的比分" },
    start: "开始",
    pause: "暂停",
    resume: "继续",
    set: "设定",
    time: { "\($0) 分 \($1) 秒" },
    timeIsUp: "时间到。",
    connecting: "正在连接…",
    live: "实时",
    offline: "离线，稍后发送",
    onDevice: "未共享",
    changedElsewhere: { "比分已在别处更改：\($0)。" },
    end: "结束比赛",
    endQuestion: "确定要结束这场比赛吗？",
    yes: "结束",
    notEnded: "比赛未能结束",
    more: "更多",
    giveUp: "放弃比赛",
    giveUpQuestion: "这场比赛将被删除，比分会丢失。",
    keptTitle: "结果已保留",
    keptText: "无法连接服务器。恢复连接后会发送结果。",
    overruledTitle: "比赛已在别处结束",
    overruledText: "其他人已经结束了这场比赛，以他们的结果为准。",
    notKept: "更改未能保留",
    noneTitle: "没有进行中的比赛",
    noneText: "选择球员即可开始比赛。",
    overTitle: "比赛已结束",
    overText: "这场比赛已在别处结束。",
    showPlayers: "显示球员",
    setTime: "设定时间",
    minutes: "分钟",
    seconds: "秒",
    minuteRow: { "\($0) 分钟" },
    secondRow: { "\($0) 秒" }
  )
}
