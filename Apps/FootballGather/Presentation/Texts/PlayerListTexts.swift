/// What the list of players says.
public struct PlayerListTexts: Sendable {
  public var title: String
  public var selected: @Sendable (_ count: Int) -> String
  public var select: String
  public var addPlayer: String
  public var confirmPlayers: String
  public var search: String
  public var positionLine: @Sendable (_ position: String) -> String
  public var noPosition: String
  public var skillLine: @Sendable (_ skill: String) -> String
  public var noSkill: String
  public var emptyTitle: String
  public var emptyText: String
  public var nobodyFoundTitle: String
  public var nobodyFoundText: @Sendable (_ query: String) -> String
  public var asOf: @Sendable (_ time: String) -> String
  public var refreshing: String
  public var deleteTitle: @Sendable (_ count: Int) -> String
  public var deleteQuestion: @Sendable (_ count: Int) -> String
  public var notDeletedTitle: String
  public var matchInProgress: String
  public var showMatch: String
  public var endMatchFirst: String
}

extension PlayerListTexts {
  static let english = PlayerListTexts(
    title: "Players",
    selected: { "\($0) selected" },
    select: "Select",
    addPlayer: "Add player",
    confirmPlayers: "Confirm players",
    search: "Search",
    positionLine: { "Position: \($0)" },
    noPosition: "No position",
    skillLine: { "Skill: \($0)" },
    noSkill: "No skill",
    emptyTitle: "No Players",
    emptyText: "There aren’t any players for your user.",
    nobodyFoundTitle: "No Results",
    nobodyFoundText: { "Nobody was found for “\($0)”." },
    asOf: { "Players as of \($0)." },
    refreshing: "Refreshing players…",
    deleteTitle: { $0 == 1 ? "Delete player" : "Delete players" },
    deleteQuestion: {
      $0 == 1
        ? "Are you sure you want to delete the selected player?"
        : "Are you sure you want to delete the \($0) selected players?"
    },
    notDeletedTitle: "Not Deleted",
    matchInProgress: "Match in progress",
    showMatch: "Show match",
    endMatchFirst: "A match is in progress. End it before you start another one."
  )

  static let simplifiedChinese = PlayerListTexts(
    title: "球员",
    selected: { "已选择 \($0) 名" },
    select: "选择",
    addPlayer: "添加球员",
    confirmPlayers: "确认球员",
    search: "搜索",
    positionLine: { "位置：\($0)" },
    noPosition: "未设置位置",
    skillLine: { "水平：\($0)" },
    noSkill: "未设置水平",
    emptyTitle: "无球员",
    emptyText: "您还没有任何球员。",
    nobodyFoundTitle: "无结果",
    nobodyFoundText: { "未找到与“\($0)”匹配的球员。" },
    asOf: { "球员信息截至 \($0)。" },
    refreshing: "正在刷新球员…",
    deleteTitle: { _ in "删除球员" },
    deleteQuestion: { $0 == 1 ? "确定要删除所选球员吗？" : "确定要删除所选的 \($0) 名球员吗？" },
    notDeletedTitle: "未能删除",
    matchInProgress: "比赛进行中",
    showMatch: "查看比赛",
    endMatchFirst: "有一场比赛正在进行。请先结束它，再开始新的比赛。"
  )
}
