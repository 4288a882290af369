import FootballGatherModel
import Rostrum

/// The texts about players, on all screens.
public struct PlayerTexts: Sendable {
  public var firstName: String
  public var lastName: String
  /// A Boolean value that indicates whether forms ask for the last name first, as in Chinese.
  public var isFamilyNameFirst: Bool
  public var age: String
  public var position: String
  public var skill: String
  public var favouriteTeam: String
  public var yearsOld: @Sendable (_ age: Int) -> String
  var skills: [Skill: String]
  public var nameMissing: String
  public var tooLong: @Sendable (_ limit: Int) -> String
  /// Both names count together.
  public var nameTooLong: @Sendable (_ limit: Int) -> String
  public var ageOutside: @Sendable (_ limits: ClosedRange<Int>) -> String
  /// The title in place of a player that no longer exists.
  public var goneTitle: String
  public var goneText: String
  public var showAll: String
}

extension PlayerTexts {
  /// Returns a sentence with the error of a field and its correction.
  func sentence(for problem: PlayerInput.Problem, in field: PlayerTextField.ID) -> String {
    switch problem {
    case .empty: nameMissing
    case .tooLong(let limit):
      field == .firstName || field == .lastName ? nameTooLong(limit) : tooLong(limit)
    case .outside(let limits): ageOutside(limits)
    }
  }

  /// The fields of a name, in the order of the language.
  var nameFields: [PlayerTextField.ID] {
    isFamilyNameFirst ? [.lastName, .firstName] : [.firstName, .lastName]
  }

  /// All text fields, in the order of the language.
  var allFields: [PlayerTextField.ID] { nameFields + [.age, .team] }

  /// The placeholder for a player that no longer exists.
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
    isFamilyNameFirst: false,
    age: "Age",
    position: "Preferred position",
    skill: "Skill",
    favouriteTeam: "Favorite team",
    yearsOld: { $0 == 1 ? "1 year old" : "\($0) years old" },
    skills: [.beginner: "Beginner", .amateur: "Amateur", .professional: "Professional"],
    nameMissing: "Enter a name.",
    tooLong: { "Use \($0) characters or fewer." },
    nameTooLong: { "Use \($0) characters or fewer for both names together." },
    ageOutside: { "Enter a number from \($0.lowerBound) to \($0.upperBound)." },
    goneTitle: "Player Not Found",
    goneText: "This player doesn’t exist or was deleted.",
    showAll: "Show All Players"
  )

  static let simplifiedChinese = PlayerTexts(
    firstName: "名字",
    lastName: "姓氏",
    isFamilyNameFirst: true,
    age: "年龄",
    position: "擅长位置",
    skill: "水平",
    favouriteTeam: "喜欢的球队",
    yearsOld: { "\($0) 岁" },
    skills: [.beginner: "入门", .amateur: "业余", .professional: "职业"],
    nameMissing: "请输入姓名。",
    tooLong: { "最多可输入 \($0) 个字符。" },
    nameTooLong: { "姓和名合计最多可输入 \($0) 个字符。" },
    ageOutside: { "请输入 \($0.lowerBound) 到 \($0.upperBound) 之间的数字。" },
    goneTitle: "未找到球员",
    goneText: "这名球员不存在或已被删除。",
    showAll: "显示所有球员"
  )
}
