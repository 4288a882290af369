/// The texts of the past matches and the statistics.
public struct GathersTexts: Sendable {
  public var title: String
  public var matches: String
  public var statistics: String
  /// The character between the goals of both teams.
  public var scoreSeparator: String
  /// The space between a score and the names of the teams.
  public var scoreSpace: String
  public var won: @Sendable (_ team: String) -> String
  public var draw: String
  public var inProgress: String
  /// The state of a match on another device without a connection, with the time of its score.
  public var offlineScore: @Sendable (_ time: String) -> String
  public var notSent: String
  public var past: String
  /// The time at which the shown matches were fetched.
  public var asOf: @Sendable (_ time: String) -> String

  public var emptyTitle: String
  public var emptyText: String
  public var noPlayersTitle: String
  public var noPlayersText: String

  public var played: @Sendable (Int) -> String
  public var outcomes: @Sendable (_ won: Int, _ drawn: Int, _ lost: Int) -> String
  public var notPlayed: String
  public var formLetters: @Sendable (FormMark) -> String
  public var formWords: @Sendable (FormMark) -> String
  public var latest: @Sendable (_ outcomes: String) -> String

  public var join: String
  public var notJoined: String
  public var joinConflict: String

  /// The title of the button that deletes a match.
  public var delete: String
  /// The question whether to delete a match of this result.
  public var deleteQuestion: @Sendable (_ result: String) -> String
  public var deleteMessage: @Sendable (_ date: String) -> String
  /// The message of this question about a match in progress.
  public var deleteRunningMessage: String
  public var notDeleted: String

  public var detail: String
  public var goneTitle: String
  public var goneText: String
  public var showAll: String
  public var noLineUp: String
}

extension GathersTexts {
  /// Returns a score, which no line breaks: a word joiner follows the separator.
  func score(_ goalsA: Int, _ goalsB: Int) -> String {
    "\(goalsA)\(scoreSeparator)\u{2060}\(goalsB)"
  }

  static let english = GathersTexts(
    title: "Matches",
    matches: "Matches",
    statistics: "Statistics",
    scoreSeparator: "–",
    scoreSpace: " ",
    won: { "\($0) won" },
    draw: "Draw",
    inProgress: "In Progress",
    offlineScore: { "Offline, score as of \($0)" },
    notSent: "Not sent yet",
    past: "Past Matches",
    asOf: { "Matches as of \($0)." },
    emptyTitle: "No Matches",
    emptyText: "Select players on the Players tab and make teams to start a match.",
    noPlayersTitle: "No Statistics",
    noPlayersText: "Add players and play a match to see how everyone is doing.",
    played: { "\($0) played" },
    outcomes: { "\($0) won, \($1) drawn, \($2) lost" },
    notPlayed: "No matches yet",
    formLetters: { mark in
      switch mark {
      case .won: "W"
      case .drawn: "D"
      case .lost: "L"
      }
    },
    formWords: { mark in
      switch mark {
      case .won: "won"
      case .drawn: "drawn"
      case .lost: "lost"
      }
    },
    latest: { "latest first: \($0)" },
    join: "Join Match",
    notJoined: "Couldn’t Join Match",
    joinConflict: "Another match is in progress on this device. End it first, then join this one.",
    delete: "Delete Match",
    deleteQuestion: { "Delete “\($0)”?" },
    deleteMessage: {
      "The match of \($0) is removed from the statistics, too. This can’t be undone."
    },
    deleteRunningMessage:
      "This match is in progress. It ends on all devices, and its score is lost.",
    notDeleted: "Couldn’t Delete Match",
    detail: "Match",
    goneTitle: "Match Not Found",
    goneText: "This match no longer exists.",
    showAll: "Show All Matches",
    noLineUp: "The lineup isn’t available on this device."
  )

  static let simplifiedChinese = GathersTexts(
    title: "比赛",
    matches: "比赛",
    statistics: "统计",
    scoreSeparator: ":",
    // Wider than the spaces in the names of the teams.
    scoreSpace: "\u{2002}",
    won: { "\($0)获胜" },
    draw: "平局",
    inProgress: "进行中",
    offlineScore: { "离线，\($0) 的比分" },
    notSent: "尚未发送",
    past: "过往比赛",
    asOf: { "比赛更新于 \($0)。" },
    emptyTitle: "没有比赛",
    emptyText: "在“球员”中选择球员并分队，即可开始比赛。",
    noPlayersTitle: "没有统计",
    noPlayersText: "添加球员并踢完一场比赛，即可查看每个人的战绩。",
    played: { "已赛 \($0) 场" },
    outcomes: { "胜 \($0)、平 \($1)、负 \($2)" },
    notPlayed: "尚未参赛",
    formLetters: { mark in
      switch mark {
      case .won: "胜"
      case .drawn: "平"
      case .lost: "负"
      }
    },
    formWords: { mark in
      switch mark {
      case .won: "胜"
      case .drawn: "平"
      case .lost: "负"
      }
    },
    latest: { "最近战绩：\($0)" },
    join: "加入比赛",
    notJoined: "未能加入比赛",
    joinConflict: "此设备上有另一场比赛正在进行。请先结束它，再加入这一场。",
    delete: "删除比赛",
    deleteQuestion: { "删除“\($0)”？" },
    deleteMessage: { "\($0) 的比赛也会从统计中移除。此操作无法撤销。" },
    deleteRunningMessage: "这场比赛正在进行。删除后，比赛会在所有设备上结束，比分将会丢失。",
    notDeleted: "未能删除比赛",
    detail: "比赛",
    goneTitle: "未找到比赛",
    goneText: "这场比赛已不存在。",
    showAll: "显示所有比赛",
    noLineUp: "此设备上没有参赛名单。"
  )
}
