/// What the screens say on which a player is added, or one field of a player edited.
public struct PlayerFormTexts: Sendable {
  public var addTitle: String
  public var namePlaceholder: String
  public var optional: String
  public var name: String
  /// The choice of no position or skill.
  public var none: String
  public var notCreated: @Sendable (_ reason: String) -> String
  public var notUpdated: @Sendable (_ reason: String) -> String
  public var tooMany: String
  public var deletedMeanwhile: String
  public var discardChangesQuestion: String
  public var discardPlayerQuestion: String
  public var discard: String
  public var keepEditing: String
}

extension PlayerFormTexts {
  static let english = PlayerFormTexts(
    addTitle: "Add Player",
    namePlaceholder: "Enter name of the player",
    optional: "Optional",
    name: "Name",
    none: "None",
    notCreated: { "Unable to create player. \($0)" },
    notUpdated: { "Unable to update player. \($0)" },
    tooMany: "There is no room for more players.",
    deletedMeanwhile: "This player was deleted meanwhile.",
    discardChangesQuestion: "Are you sure you want to discard your changes?",
    discardPlayerQuestion: "Are you sure you want to discard this new player?",
    discard: "Discard",
    keepEditing: "Keep Editing"
  )

  static let simplifiedChinese = PlayerFormTexts(
    addTitle: "添加球员",
    namePlaceholder: "输入球员的名字",
    optional: "选填",
    name: "姓名",
    none: "无",
    notCreated: { "无法创建球员。\($0)" },
    notUpdated: { "无法更新球员。\($0)" },
    tooMany: "已达到球员数量上限。",
    deletedMeanwhile: "此球员在此期间已被删除。",
    discardChangesQuestion: "确定要放弃所做的更改吗？",
    discardPlayerQuestion: "确定要放弃此新球员吗？",
    discard: "放弃",
    keepEditing: "继续编辑"
  )
}
