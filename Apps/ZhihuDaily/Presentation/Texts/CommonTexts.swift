public import Rostrum

/// The texts that several screens share.
public struct CommonTexts: Sendable {
  public var loading: String
  public var retry: String
  public var cancel: String
  public var done: String
  public var delete: String
  public var ok: String
  public var unknownLink: Notice
  /// The separator between the parts of accessibility labels.
  var partSeparator: String
}

extension CommonTexts {
  /// Returns an accessibility label of several parts, without those that are absent.
  func accessibilityLabel(_ parts: [String?]) -> String {
    String(accessibilityParts: parts, separator: partSeparator)
  }

  static let english = CommonTexts(
    loading: "Loading…",
    retry: "Try Again",
    cancel: "Cancel",
    done: "Done",
    delete: "Delete",
    ok: "OK",
    unknownLink: Notice(
      title: "Page Not Found",
      text: "This link doesn’t lead to anything in the app.",
      ok: "OK"
    ),
    partSeparator: ", "
  )
  static let simplifiedChinese = CommonTexts(
    loading: "正在载入…",
    retry: "重试",
    cancel: "取消",
    done: "完成",
    delete: "删除",
    ok: "好",
    unknownLink: Notice(
      title: "找不到此页面",
      text: "App 中没有此链接对应的内容。",
      ok: "好"
    ),
    partSeparator: "，"
  )
}
