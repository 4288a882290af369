/// The texts of the profile.
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
    title: "Profile",
    nobody: "Sign In to Zhihu Daily",
    nobodyText: "Choose a name to use on this device",
    loggedInText: "Signed in on this device",
    favourites: "Favorites",
    messages: "Messages",
    settings: "Settings",
    logOut: "Sign Out",
    logOutTitle: "Sign Out?",
    logOutQuestion: "Your favorites stay on this device.",
    notLoggedOut: "Couldn’t Sign Out",
    messagesEmptyTitle: "No Messages",
    messagesEmptyText: "Messages you receive will appear here."
  )
  static let simplifiedChinese = ProfileTexts(
    title: "我的",
    nobody: "登录知乎日报",
    nobodyText: "选择一个昵称，在此设备上使用",
    loggedInText: "已在此设备上登录",
    favourites: "我的收藏",
    messages: "消息中心",
    settings: "设置",
    logOut: "退出登录",
    logOutTitle: "退出登录？",
    logOutQuestion: "收藏的文章会保留在此设备上。",
    notLoggedOut: "无法退出登录",
    messagesEmptyTitle: "暂无消息",
    messagesEmptyText: "你收到的消息会显示在这里。"
  )
}
