/// The names of the tabs.
public struct TabTexts: Sendable {
  public var players: String
  public var gathers: String
  public var account: String

  static let english = TabTexts(players: "Players", gathers: "Matches", account: "Account")
  static let simplifiedChinese = TabTexts(players: "球员", gathers: "比赛", account: "账户")
}
