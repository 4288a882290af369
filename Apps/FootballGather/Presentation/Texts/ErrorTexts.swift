/// The titles and texts of errors; each text includes a remedy.
public struct ErrorTexts: Sendable {
  public struct Entry: Sendable {
    public var title: String
    public var text: String
  }

  /// The sentence before the age of the shown data.
  public var offline: String
  /// The separator between two sentences.
  public var between: String
  public var noConnection: Entry
  public var noAnswer: Entry
  /// The server does not keep what a rejected token belonged to, so that the text is true of both.
  public var loggedOut: Entry
  public var notFound: Entry
  public var notAllowed: Entry
  public var changed: Entry
  public var throttledTitle: String
  public var throttledText: @Sendable (_ time: String) -> String
  public var notAccepted: Entry
  public var serverFailed: Entry
  public var unreadable: Entry
  public var lineUpNotReady: Entry
  public var storage: Entry
}

extension ErrorTexts {
  static let english = ErrorTexts(
    offline: "Offline.",
    between: " ",
    noConnection: Entry(
      title: "No Connection",
      text: "The server can’t be reached. Check your internet connection and try again."
    ),
    noAnswer: Entry(
      title: "No Response",
      text: "The server took too long to respond. Try again."
    ),
    loggedOut: Entry(
      title: "Logged Out",
      text: "You’ve been logged out: your session has ended, or your account has been deleted. "
        + "Log in again."
    ),
    notFound: Entry(title: "Not Found", text: "This item no longer exists."),
    notAllowed: Entry(
      title: "Not Available Right Now",
      text: "The server doesn’t allow this right now. Try again later."
    ),
    changed: Entry(
      title: "Changed on Another Device",
      text: "This has been changed on another device. Check the changes, then try again."
    ),
    throttledTitle: "Too Many Attempts",
    throttledText: { "There were too many attempts. Try again after \($0)." },
    notAccepted: Entry(
      title: "Check Your Entries",
      text: "The server couldn’t accept what you entered. Check it and try again."
    ),
    serverFailed: Entry(
      title: "Server Unavailable",
      text: "The server couldn’t complete the request. Try again later."
    ),
    unreadable: Entry(
      title: "Unexpected Response",
      text: "The server’s response couldn’t be read. Try again later."
    ),
    lineUpNotReady: Entry(title: "Teams Not Ready", text: "Each team needs at least one player."),
    storage: Entry(
      title: "Storage Unavailable",
      text: "The data on this device couldn’t be accessed. Try again."
    )
  )

  static let simplifiedChinese = ErrorTexts(
    offline: "离线。",
    between: "",
    noConnection: Entry(title: "无法连接", text: "无法连接到服务器。请检查网络连接，然后重试。"),
    noAnswer: Entry(title: "没有响应", text: "服务器响应时间过长。请重试。"),
    loggedOut: Entry(
      title: "已退出登录",
      text: "你已退出登录：登录已失效，或账户已被删除。请重新登录。"
    ),
    notFound: Entry(title: "未找到", text: "此内容已不存在。"),
    notAllowed: Entry(title: "无法执行", text: "服务器目前不允许此操作。请稍后重试。"),
    changed: Entry(title: "内容已更改", text: "内容已在其他设备上更改。请查看更改，然后重试。"),
    throttledTitle: "尝试次数过多",
    throttledText: { "尝试次数过多。请在 \($0) 后重试。" },
    notAccepted: Entry(title: "请检查输入内容", text: "服务器无法接受输入的内容。请检查后重试。"),
    serverFailed: Entry(title: "服务器不可用", text: "服务器未能完成此操作。请稍后重试。"),
    unreadable: Entry(title: "响应异常", text: "无法读取服务器的响应。请稍后重试。"),
    lineUpNotReady: Entry(title: "球队未就绪", text: "每支球队至少需要一名球员。"),
    storage: Entry(title: "储存空间不可用", text: "无法访问此设备上的数据。请重试。")
  )
}
