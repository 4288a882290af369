/// The texts of a player's screen.
public struct PlayerDetailTexts: Sendable {
  public var personal: String
  public var play: String
  public var likes: String
  public var statistics: String
  public var played: String
  public var won: String
  public var drawn: String
  public var lost: String
  public var form: String
  public var asOf: @Sendable (_ time: String) -> String
  public var delete: String
}

extension PlayerDetailTexts {
  static let english = PlayerDetailTexts(
    personal: "Personal Info",
    play: "On the Field",
    likes: "Favorites",
    statistics: "Statistics",
    played: "Played",
    won: "Won",
    drawn: "Drawn",
    lost: "Lost",
    form: "Form",
    asOf: { "Last updated: \($0)." },
    delete: "Delete Player"
  )

  static let simplifiedChinese = PlayerDetailTexts(
    personal: "个人信息",
    play: "场上",
    likes: "喜好",
    statistics: "统计",
    played: "场次",
    won: "胜",
    drawn: "平",
    lost: "负",
    form: "近况",
    asOf: { "上次更新：\($0)。" },
    delete: "删除球员"
  )
}
