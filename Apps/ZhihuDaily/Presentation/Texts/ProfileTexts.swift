/// The texts of the reader's own.
public struct ProfileTexts: Sendable {
  public var title: String
  public var nobody: String
  public var nobodyText: String
  public var loggedInText: String
  public var favourites: String
  public var messages: String
  public var settings: String
  public var logOut: String
  public var logOutTitle: String
  public var logOutQuestion: String
  public var notLoggedOut: String
  public var messagesEmptyTitle: String
  public var messagesEmptyText: String
}

extension ProfileTexts {
  static let english = ProfileTexts(
    title: "Me",
    nobody: "Log In to Zhihu Daily",
    nobodyText: "With a name of your choice",
    loggedInText: "Logged in on this device",
    favourites: "My Favourites",
    messages: "Messages",
    settings: "Settings",
    logOut: "Log Out",
    logOutTitle: "Log Out?",
    logOutQuestion: "Your favourites stay on this device.",
    notLoggedOut: "Not Logged Out",
    messagesEmptyTitle: "No Messages",
    messagesEmptyText: "What concerns you will be here."
  )
  static let simplifiedChinese = ProfileTexts(
    title: "我的",
    nobody: "登录知乎日报",
    nobodyText: "选择一个名字登录",
    loggedInText: "已在本机登录",
    favourites: "我的收藏",
    messages: "消息中心",
    settings: "设置",
    logOut: "退出登录",
    logOutTitle: "退出登录？",
    logOutQuestion: "收藏的文章会保留在本机。",
    notLoggedOut: "未能退出登录",
    messagesEmptyTitle: "暂无消息",
    messagesEmptyText: "与你有关的消息会显示在这里。"
  )
}
