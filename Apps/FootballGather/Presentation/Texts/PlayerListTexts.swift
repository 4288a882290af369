/// The texts of the list of players.
public struct PlayerListTexts: Sendable {
  public var title: String
  public var selected: @Sendable (_ count: Int) -> String
  public var select: String
  public var selectAll: String
  public var deselectAll: String
  public var addPlayer: String
  public var makeTeams: String
  public var search: String
  /// The announcement of the number of players that a search has found.
  public var results: @Sendable (_ count: Int) -> String
  public var positionLine: @Sendable (_ position: String) -> String
  public var skillLine: @Sendable (_ skill: String) -> String
  public var emptyTitle: String
  public var emptyText: String
  public var nobodyFoundTitle: @Sendable (_ query: String) -> String
  public var nobodyFoundText: String
  public var asOf: @Sendable (_ time: String) -> String
  /// The title of the confirmation: the name of a single player, or the number of several.
  public var deleteTitle: @Sendable (_ names: [String]) -> String
  public var deleteMessage: @Sendable (_ count: Int) -> String
  public var notDeletedTitle: @Sendable (_ count: Int) -> String
  public var matchInProgress: String
  public var showMatch: String
  public var endMatchFirst: String
}

extension PlayerListTexts {
  static let english = PlayerListTexts(
    title: "Players",
    selected: { "\($0) Selected" },
    select: "Select",
    selectAll: "Select All",
    deselectAll: "Deselect All",
    addPlayer: "Add Player",
    makeTeams: "Make Teams",
    search: "Search",
    results: { $0 == 0 ? "No results" : $0 == 1 ? "1 result" : "\($0) results" },
    positionLine: { "Position: \($0)" },
    skillLine: { "Skill: \($0)" },
    emptyTitle: "No Players",
    emptyText: "Add the people you play with.",
    nobodyFoundTitle: { "No Results for “\($0)”" },
    nobodyFoundText: "Check the spelling or try a new search.",
    asOf: { "Last updated: \($0)." },
    deleteTitle: { $0.count == 1 ? "Delete “\($0[0])”?" : "Delete \($0.count) Players?" },
    deleteMessage: {
      $0 == 1
        ? "The statistics are deleted, too. Matches keep the name. This can’t be undone."
        : "Their statistics are deleted, too. Matches keep their names. This can’t be undone."
    },
    notDeletedTitle: { $0 == 1 ? "Couldn’t Delete Player" : "Couldn’t Delete Players" },
    matchInProgress: "Match in Progress",
    showMatch: "Show Match",
    endMatchFirst: "End the current match before you start another one."
  )

  static let simplifiedChinese = PlayerListTexts(
    title: "球员",
    selected: { "已选择 \($0) 名球员" },
    select: "选择",
    selectAll: "全选",
    deselectAll: "取消全选",
    addPlayer: "添加球员",
    makeTeams: "分队",
    search: "搜索",
    results: { $0 == 0 ? "没有结果" : "\($0) 个结果" },
    positionLine: { "位置：\($0)" },
    skillLine: { "水平：\($0)" },
    emptyTitle: "没有球员",
    emptyText: "添加和你一起踢球的人。",
    nobodyFoundTitle: { "没有“\($0)”的结果" },
    nobodyFoundText: "请检查拼写或尝试新的搜索。",
    asOf: { "上次更新：\($0)。" },
    deleteTitle: { $0.count == 1 ? "删除“\($0[0])”？" : "删除 \($0.count) 名球员？" },
    deleteMessage: { _ in "统计数据也会被删除，比赛的参赛名单会保留姓名。此操作无法撤销。" },
    notDeletedTitle: { _ in "未能删除球员" },
    matchInProgress: "比赛进行中",
    showMatch: "查看比赛",
    endMatchFirst: "请先结束当前比赛，再开始新的比赛。"
  )
}
