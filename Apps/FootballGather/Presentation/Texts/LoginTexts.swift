/// What the login says.
public struct LoginTexts: Sendable {
  public var title: String
  public var username: String
  public var usernamePlaceholder: String
  public var password: String
  public var passwordPlaceholder: String
  public var rememberMe: String
  public var logIn: String
  public var noAccount: String
  public var register: String
  /// Explains that data without an account is not shared.
  public var keptHere: String
  public var useOffline: String
  public var bothMandatory: String
  public var usernameMissing: String
  public var passwordMissing: String
  public var usernameHasColon: String
  public var usernameTaken: String
  public var tooShort: @Sendable (_ minimum: Int) -> String
  public var tooLong: @Sendable (_ limit: Int) -> String
  public var wrong: String
}

extension LoginTexts {
  static let english = LoginTexts(
    title: "Football Gather",
    username: "Username",
    usernamePlaceholder: "Enter username",
    password: "Password",
    passwordPlaceholder: "Enter password",
    rememberMe: "Remember Me",
    logIn: "Login",
    noAccount: "Don’t have an account?",
    register: "Register",
    keptHere: "Players and gathers are kept here and not shared.",
    useOffline: "Continue Without an Account",
    bothMandatory: "Both fields are mandatory.",
    usernameMissing: "Enter a username.",
    passwordMissing: "Enter a password.",
    usernameHasColon: "A username has no colon.",
    usernameTaken: "This username is taken. Choose another one.",
    tooShort: { "Use at least \($0) characters." },
    tooLong: { "Use at most \($0) characters." },
    wrong: "The username or the password is wrong. Please try again."
  )

  static let simplifiedChinese = LoginTexts(
    title: "Football Gather",
    username: "用户名",
    usernamePlaceholder: "输入用户名",
    password: "密码",
    passwordPlaceholder: "输入密码",
    rememberMe: "记住我",
    logIn: "登录",
    noAccount: "还没有账户？",
    register: "注册",
    keptHere: "球员和比赛仅保留在此处，不会共享。",
    useOffline: "不使用账户继续",
    bothMandatory: "两项均为必填。",
    usernameMissing: "请输入用户名。",
    passwordMissing: "请输入密码。",
    usernameHasColon: "用户名不能包含冒号。",
    usernameTaken: "此用户名已被使用。请换一个。",
    tooShort: { "至少输入 \($0) 个字符。" },
    tooLong: { "最多可输入 \($0) 个字符。" },
    wrong: "用户名或密码错误。请重试。"
  )
}
