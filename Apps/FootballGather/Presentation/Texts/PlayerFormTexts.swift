/// The texts of the screens that add a player or edit one of its fields.
public struct PlayerFormTexts: Sendable {
  public var addTitle: String
  public var required: String
  public var optional: String
  public var name: String
  /// The choice of no position or skill.
  public var none: String
  public var notCreated: @Sendable (_ reason: String) -> String
  public var notUpdated: @Sendable (_ reason: String) -> String
  /// The title of the notice that a choice was not saved.
  public var notSaved: String
  public var tooMany: String
  /// The question whether to replace a value that another device has set.
  public var replaceQuestion: @Sendable (_ value: String) -> String
  public var replaceMessage: String
  public var replace: String
  public var goneWhileEditing: String
  /// The button that adds a new player in place of a deleted one.
  public var addAsNew: String
  public var discardChangesQuestion: String
  public var discardPlayerQuestion: String
}

extension PlayerFormTexts {
  static let english = PlayerFormTexts(
    addTitle: "Add Player",
    required: "Required",
    optional: "Optional",
    name: "Name",
    none: "None",
    notCreated: { "The player couldn’t be added. \($0)" },
    notUpdated: { "The changes couldn’t be saved. \($0)" },
    notSaved: "Couldn’t Save Changes",
    tooMany: "You can’t add any more players.",
    replaceQuestion: { "Replace “\($0)”?" },
    replaceMessage: "This value was changed on another device.",
    replace: "Replace",
    goneWhileEditing: "This player was deleted on another device.",
    addAsNew: "Add as New Player",
    discardChangesQuestion: "Are you sure you want to discard your changes?",
    discardPlayerQuestion: "Are you sure you want to discard this new player?"
  )

  static let simplifiedChinese = PlayerFormTexts(
    addTitle: "添加球员",
    required: "必填",
    optional: "选填",
    name: "姓名",
    none: "无",
    notCreated: { "未能添加球员。\($0)" },
    notUpdated: { "未能存储更改。\($0)" },
    notSaved: "未能存储更改",
    tooMany: "已达到球员数量上限。",
    replaceQuestion: { "替换“\($0)”？" },
    replaceMessage: "此内容已在其他设备上更改。",
    replace: "替换",
    goneWhileEditing: "这名球员已在其他设备上删除。",
    addAsNew: "添加为新球员",
    discardChangesQuestion: "确定要放弃所做的更改吗？",
    discardPlayerQuestion: "确定要放弃这名新球员吗？"
  )
}
