/// The texts of the account and the choice of a language.
public struct AccountTexts: Sendable {
  public var title: String
  public var loggedIn: String
  public var offlineTitle: String
  public var offlineText: String

  public var language: String
  public var deviceLanguage: String
  public var notChosen: String

  public var unsent: @Sendable (Int) -> String
  public var sendNow: String
  public var sending: String
  public var sent: String
  public var notSent: String
  public var refused: String
  public var overruled: String

  public var logOut: String
  /// The title of the confirmation of a button's action.
  public var asking: @Sendable (_ action: String) -> String
  public var logOutLoses: @Sendable (_ what: String) -> String
  public var losesResults: @Sendable (Int) -> String
  /// A match in progress that the server does not know.
  public var losesMatch: String
  public var losesGoals: String
  public var and: String
  public var notLoggedOut: String
  public var deleteAccount: String
  public var deleteQuestion: String
  public var notDeleted: String
  public var logIn: String
  /// The footer below ``logIn``.
  public var logInKeeps: String
  public var erase: String
  public var eraseQuestion: String
  public var notErased: String
}

extension AccountTexts {
  static let english = AccountTexts(
    title: "Account",
    loggedIn: "Logged in",
    offlineTitle: "No Account",
    offlineText: "Players and matches stay on this device and aren’t shared.",
    language: "Language",
    deviceLanguage: "Device Language",
    notChosen: "Couldn’t Change Language",
    unsent: { $0 == 1 ? "1 result hasn’t been sent yet." : "\($0) results haven’t been sent yet." },
    sendNow: "Send Now",
    sending: "Sending…",
    sent: "All results have been sent.",
    notSent: "Couldn’t Send Results",
    refused: "The server can’t accept some of the results right now. They’re kept on this device.",
    overruled:
      "Some of these matches had already ended on another device. The results from that device "
      + "are used.",
    logOut: "Log Out",
    asking: { "\($0)?" },
    logOutLoses: { "If you log out, you’ll lose \($0)." },
    losesResults: { $0 == 1 ? "1 unsent result" : "\($0) unsent results" },
    losesMatch: "the match in progress",
    losesGoals: "unsent goals of the match in progress",
    and: " and ",
    notLoggedOut: "Couldn’t Log Out",
    deleteAccount: "Delete Account",
    deleteQuestion:
      "Your players, matches, and statistics will be deleted from all devices. This can’t be undone.",
    notDeleted: "Couldn’t Delete Account",
    logIn: "Log In or Register",
    logInKeeps:
      "Players and matches on this device stay here and aren’t added to the account. "
      + "They’re shown again when you use the app without an account.",
    erase: "Erase Data",
    eraseQuestion:
      "All players, matches, and statistics on this device will be deleted. This can’t be undone.",
    notErased: "Couldn’t Erase Data"
  )

  static let simplifiedChinese = AccountTexts(
    title: "账户",
    loggedIn: "已登录",
    offlineTitle: "未登录",
    offlineText: "球员和比赛仅存储在此设备上，不会共享。",
    language: "语言",
    deviceLanguage: "设备语言",
    notChosen: "未能更改语言",
    unsent: { "\($0) 个结果尚未发送。" },
    sendNow: "立即发送",
    sending: "正在发送…",
    sent: "所有结果均已发送。",
    notSent: "未能发送结果",
    refused: "服务器暂时无法接收部分结果。这些结果已保留在此设备上。",
    overruled: "其中一些比赛已在其他设备上结束，以那些设备上的结果为准。",
    logOut: "退出登录",
    asking: { "\($0)？" },
    logOutLoses: { "如果退出登录，\($0)将会丢失。" },
    losesResults: { "\($0) 个未发送的结果" },
    losesMatch: "正在进行的比赛",
    losesGoals: "正在进行的比赛中尚未发送的进球",
    and: "和",
    notLoggedOut: "未能退出登录",
    deleteAccount: "删除账户",
    deleteQuestion: "你的球员、比赛和统计将从所有设备上删除。此操作无法撤销。",
    notDeleted: "未能删除账户",
    logIn: "登录或注册",
    logInKeeps: "此设备上的球员和比赛会保留，但不会添加到账户。不使用账户时会再次显示。",
    erase: "抹掉数据",
    eraseQuestion: "此设备上的所有球员、比赛和统计将被删除。此操作无法撤销。",
    notErased: "未能抹掉数据"
  )
}
