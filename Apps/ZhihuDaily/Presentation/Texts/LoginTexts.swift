/// The texts of the login.
public struct LoginTexts: Sendable {
  public var title: String
  public var prompt: String
  /// The explanation that the login is simulated.
  public var pretence: String
  /// The names to choose from, and the titles of their buttons.
  public var names: @Sendable (LoginName) -> String
  public var button: @Sendable (String) -> String
  public var agreement: String
  public var mustAgree: String
}

extension LoginTexts {
  static let english = LoginTexts(
    title: "Sign In to Zhihu Daily",
    prompt: "Choose a Name",
    pretence: "The name stays on this device and isn’t shared with anyone.",
    names: { name in
      switch name {
      case .zhihu: "Zhihu Reader"
      case .weibo: "Weibo Reader"
      case .apple: "Apple Reader"
      }
    },
    button: { "Continue as \($0)" },
    agreement: "I understand that this is a demo and doesn’t use a Zhihu account.",
    mustAgree: "To continue, confirm that you understand."
  )
  static let simplifiedChinese = LoginTexts(
    title: "登录知乎日报",
    prompt: "选择昵称",
    pretence: "昵称只会存储在此设备上，不会发送给任何人。",
    names: { name in
      switch name {
      case .zhihu: "知乎用户"
      case .weibo: "微博用户"
      case .apple: "Apple 用户"
      }
    },
    button: { "以“\($0)”身份继续" },
    agreement: "我知道这只是演示，不会登录知乎账号。",
    mustAgree: "请先勾选上面的说明，再继续。"
  )
}
