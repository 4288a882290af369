import FootballGatherModel
import Rostrum

/// What is said of players, wherever they are shown.
public struct PlayerTexts: Sendable {
  public var firstName: String
  public var lastName: String
  public var age: String
  public var position: String
  public var skill: String
  public var favouriteTeam: String
  public var yearsOld: @Sendable (_ age: Int) -> String
  var skills: [Skill: String]
  public var nameMissing: String
  public var tooLong: @Sendable (_ limit: Int) -> String
  public var ageOutside: @Sendable (_ limits: ClosedRange<Int>) -> String
  /// Where somebody was looked for who is gone.
  public var goneTitle: String
  public var goneText: String
  public var showAll: String
}

extension PlayerTexts {
  /// What is wrong with a field, as a sentence that says what would be right.
  func sentence(for problem: PlayerInput.Problem) -> String {
    switch problem {
    case .empty: nameMissing
    case .tooLong(let limit): tooLong(limit)
    case .outside(let limits): ageOutside(limits)
    }
  }

  /// What stands in place of a player who is gone.
  var gone: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "person.crop.circle",
      title: goneTitle,
      text: goneText,
      button: showAll
    )
  }
}

extension PlayerTexts {
  static let english = PlayerTexts(
    firstName: "First name",
    lastName: "Last name",
    age: "Age",
    position: "Preferred position",
    skill: "Skill",
    favouriteTeam: "Favourite team",
    yearsOld: { $0 == 1 ? "1 year old" : "\($0) years old" },
    skills: [.beginner: "Beginner", .amateur: "Amateur", .professional: "Professional"],
    nameMissing: "Enter a name.",
    tooLong: { "Use at most \($0) characters." },
    ageOutside: { "Enter a number from \($0.lowerBound) to \($0.upperBound)." },
    goneTitle: "Player Not Found",
    goneText: "This player is no longer here.",
    showAll: "Show All Players"
  )

  static let simplifiedChinese = PlayerTexts(
    firstName: "名字",
    lastName: "姓氏",
    age: "年龄",
    position: "擅长位置",
    skill: "水平",
    favouriteTeam: "喜爱的球队",
    yearsOld: { "\($0) 岁" },
    skills: [.beginner: "初学者", .amateur: "业余", .professional: "专业"],
    nameMissing: "请输入姓名。",
    tooLong: { "最多可输入 \($0) 个字符。" },
    ageOutside: { "请输入 \($0.lowerBound) 到 \($0.upperBound) 之间的数字。" },
    goneTitle: "未找到球员",
    goneText: "此球员已不存在。",
    showAll: "显示所有球员"
  )
}
