/// The texts about errors: the problem, and what the user can do.
public struct ErrorTexts: Sendable {
  public struct Entry: Sendable {
    public var title: String
    public var text: String
  }

  public var offline: Entry
  public var noAnswer: Entry
  public var serverFailed: Entry
  public var unreadable: Entry
  public var notFound: Entry
  public var storage: Entry
  /// The notice above stored content, with its date.
  public var offlineNotice: @Sendable (String) -> String
}

extension ErrorTexts {
  static let english = ErrorTexts(
    offline: Entry(
      title: "You’re Offline",
      text: "Check your internet connection. Zhihu Daily will try again automatically."
    ),
    noAnswer: Entry(
      title: "No Response",
      text: "Zhihu Daily didn’t respond in time. Try again in a moment."
    ),
    serverFailed: Entry(
      title: "Zhihu Daily Isn’t Available",
      text: "Something went wrong on the server. Try again in a moment."
    ),
    unreadable: Entry(
      title: "Content Can’t Be Read",
      text: "The server sent content that can’t be read. Try again later, or update the app."
    ),
    notFound: Entry(
      title: "Story Not Found",
      text: "This story was deleted or doesn’t exist."
    ),
    storage: Entry(
      title: "Storage Isn’t Available",
      text: "Zhihu Daily can’t use the storage on this device. Free up some space, then try again."
    ),
    offlineNotice: { "You’re offline. Last updated: \($0)" }
  )
  static let simplifiedChinese = ErrorTexts(
    offline: Entry(title: "网络未连接", text: "请检查网络连接，恢复后将自动重试。"),
    noAnswer: Entry(title: "请求超时", text: "知乎日报没有及时响应，请稍后重试。"),
    serverFailed: Entry(title: "服务器出错", text: "服务器暂时无法响应，请稍后重试。"),
    unreadable: Entry(title: "无法读取内容", text: "服务器返回的内容无法读取，请稍后重试或更新 App。"),
    notFound: Entry(title: "未找到文章", text: "这篇文章已被删除或不存在。"),
    storage: Entry(title: "储存空间不可用", text: "无法使用此设备的储存空间，请释放一些空间后重试。"),
    offlineNotice: { "网络未连接，上次更新：\($0)" }
  )
}
