/// What many screens say.
public struct CommonTexts: Sendable {
  public var loading: String
  public var retry: String
  public var ok: String
  public var unknownLinkTitle: String
  public var unknownLinkText: String
  public var cancel: String
  public var done: String
  public var delete: String
  public var edit: String
  /// Between things that are counted up.
  public var listSeparator: String

  static let english = CommonTexts(
    loading: "Loading…",
    retry: "Retry",
    ok: "OK",
    unknownLinkTitle: "Page Not Found",
    unknownLinkText: "This link doesn’t lead to anything in the app.",
    cancel: "Cancel",
    done: "Done",
    delete: "Delete",
    edit: "Edit",
    listSeparator: ", "
  )

  static let simplifiedChinese = CommonTexts(
    loading: "正在载入…",
    retry: "重试",
    ok: "好",
    unknownLinkTitle: "找不到此页面",
    unknownLinkText: "App 中没有此链接对应的内容。",
    cancel: "取消",
    done: "完成",
    delete: "删除",
    edit: "编辑",
    listSeparator: "、"
  )
}
