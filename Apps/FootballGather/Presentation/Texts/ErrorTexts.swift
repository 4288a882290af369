/// What went wrong, each in a few words and in a sentence with a way out.
public struct ErrorTexts: Sendable {
  public struct Entry: Sendable {
    public var title: String
    public var text: String
  }

  /// In front of how old that is which is shown.
  public var offline: String
  /// Stands between two sentences.
  public var between: String
  public var noConnection: Entry
  public var noAnswer: Entry
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
      text: "The server cannot be reached. Check the connection and try again."
    ),
    noAnswer: Entry(
      title: "No Answer",
      text: "The server took too long to answer. Please try again."
    ),
    loggedOut: Entry(title: "Logged Out", text: "Your login has ended. Please log in again."),
    notFound: Entry(title: "Not Found", text: "This is no longer here."),
    notAllowed: Entry(title: "Not Possible", text: "The server does not allow this as it stands."),
    changed: Entry(
      title: "Changed Meanwhile",
      text: "Somebody else has changed this meanwhile. Look at it again, then try again."
    ),
    throttledTitle: "Too Many Attempts",
    throttledText: { "That was too often. Please try again at \($0)." },
    notAccepted: Entry(
      title: "Not Accepted",
      text: "The server does not accept what was entered. Check it and try again."
    ),
    serverFailed: Entry(
      title: "Server Not Available",
      text: "The server could not do this. Please try again later."
    ),
    unreadable: Entry(
      title: "Answer Not Readable",
      text: "The server sent something that cannot be read. Please try again later."
    ),
    lineUpNotReady: Entry(title: "Teams Not Ready", text: "Each team needs at least one player."),
    storage: Entry(
      title: "Storage Not Available",
      text: "What is saved on this device does not answer. Please try again."
    )
  )

  static let simplifiedChinese = ErrorTexts(
    offline: "离线。",
    between: "",
    noConnection: Entry(title: "无法连接", text: "无法连接到服务器。请检查网络连接，然后重试。"),
    noAnswer: Entry(title: "没有响应", text: "服务器响应时间过长。请重试。"),
    loggedOut: Entry(title: "已退出登录", text: "登录已失效。请重新登录。"),
    notFound: Entry(title: "未找到", text: "此内容已不存在。"),
    notAllowed: Entry(title: "无法执行", text: "服务器目前不允许此操作。"),
    changed: Entry(title: "内容已更改", text: "其他人在此期间更改了内容。请重新查看，然后重试。"),
    throttledTitle: "尝试次数过多",
    throttledText: { "操作过于频繁。请在 \($0) 后重试。" },
    notAccepted: Entry(title: "未被接受", text: "服务器不接受输入的内容。请检查后重试。"),
    serverFailed: Entry(title: "服务器不可用", text: "服务器未能完成此操作。请稍后重试。"),
    unreadable: Entry(title: "响应无法读取", text: "服务器返回的内容无法读取。请稍后重试。"),
    lineUpNotReady: Entry(title: "球队未就绪", text: "每支球队至少需要一名球员。"),
    storage: Entry(title: "存储不可用", text: "此设备上存储的内容没有响应。请重试。")
  )
}
