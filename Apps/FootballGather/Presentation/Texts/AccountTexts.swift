/// What the account and the choice of a language say.
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
  public var logOutLoses: @Sendable (_ what: String) -> String
  public var losesResults: @Sendable (Int) -> String
  public var losesMatch: String
  public var and: String
  public var notLoggedOut: String
  public var deleteAccount: String
  public var deleteQuestion: String
  public var notDeleted: String
  public var logIn: String
  public var erase: String
  public var eraseQuestion: String
  public var notErased: String
}

extension AccountTexts {
  static let english = AccountTexts(
    title: "Account",
    loggedIn: "Logged in",
    offlineTitle: "No Account",
    offlineText: "Players and matches stay on this device.",
    language: "Language",
    deviceLanguage: "Device’s Language",
    notChosen: "Language Not Changed",
    unsent: { $0 == 1 ? "1 result not sent yet" : "\($0) results not sent yet" },
    sendNow: "Send Now",
    sending: "Sending…",
    sent: "All results have been sent.",
    notSent: "Results Not Sent",
    refused: "The server does not take some results for now. They are kept.",
    overruled:
      "Some of these matches had already ended on another device. The results from there count.",
    logOut: "Log Out",
    logOutLoses: { "\($0) would be lost. Are you sure you want to log out?" },
    losesResults: { $0 == 1 ? "1 result that was not sent" : "\($0) results that were not sent" },
    losesMatch: "The match in progress",
    and: " and ",
    notLoggedOut: "Not Logged Out",
    deleteAccount: "Delete Account",
    deleteQuestion:
      "Your players, matches and statistics will be deleted everywhere. This cannot be undone.",
    notDeleted: "Account Not Deleted",
    logIn: "Log In or Register",
    erase: "Erase Data",
    eraseQuestion:
      "The players, matches and statistics that are kept here will be deleted. This cannot be undone.",
    notErased: "Data Not Erased"
  )

  static let simplifiedChinese = AccountTexts(
    title: "账户",
    loggedIn: "已登录",
    offlineTitle: "无账户",
    offlineText: "球员和比赛仅保留在此处，不会共享。",
    language: "语言",
    deviceLanguage: "设备语言",
    notChosen: "语言未能更改",
    unsent: { "\($0) 个结果尚未发送" },
    sendNow: "立即发送",
    sending: "正在发送…",
    sent: "所有结果均已发送。",
    notSent: "结果未能发送",
    refused: "服务器暂时不接受部分结果。这些结果已保留。",
    overruled: "其他人已经结束了其中一些比赛，以他们的结果为准。",
    logOut: "退出登录",
    logOutLoses: { "\($0)将会丢失。确定要退出登录吗？" },
    losesResults: { "\($0) 个未发送的结果" },
    losesMatch: "正在进行的比赛",
    and: "和",
    notLoggedOut: "未能退出登录",
    deleteAccount: "删除账户",
    deleteQuestion: "您的球员、比赛和统计将在所有地方被删除。此操作无法撤销。",
    notDeleted: "账户未能删除",
    logIn: "登录或注册",
    erase: "抹掉数据",
    eraseQuestion: "保留在此处的球员、比赛和统计将被删除。此操作无法撤销。",
    notErased: "数据未能抹掉"
  )
}
