public import Rostrum

/// The texts that several screens share.
public struct CommonTexts: Sendable {
  public var loading: String
  public var retry: String
  public var ok: String
  public var unknownLink: Notice
  public var cancel: String
  public var done: String
  public var delete: String
  public var discardChanges: String
  public var keepEditing: String
  /// The separator between items of a list.
  public var listSeparator: String
  /// The separator between the parts of accessibility labels.
  var partSeparator: String

  static let english = CommonTexts(
    loading: "Loading…",
    retry: "Retry",
    ok: "OK",
    unknownLink: Notice(
      title: "Page Not Found",
      text: "This link doesn’t lead to anything in the app.",
      ok: "OK"
    ),
    cancel: "Cancel",
    done: "Done",
    delete: "Delete",
    discardChanges: "Discard Changes",
    keepEditing: "Keep Editing",
    listSeparator: ", ",
    partSeparator: ", "
  )

  static let simplifiedChinese = CommonTexts(
    loading: "正在载入…",
    retry: "重试",
    ok: "好",
    unknownLink: Notice(
      title: "找不到此页面",
      text: "App 中没有此链接对应的内容。",
      ok: "好"
    ),
    cancel: "取消",
    done: "完成",
    delete: "删除",
    discardChanges: "放弃更改",
    keepEditing: "继续编辑",
    listSeparator: "、",
    partSeparator: "，"
  )

  /// Returns an accessibility label of several parts, without those that are absent.
  func accessibilityLabel(_ parts: [String?]) -> String {
    String(accessibilityParts: parts, separator: partSeparator)
  }
}
