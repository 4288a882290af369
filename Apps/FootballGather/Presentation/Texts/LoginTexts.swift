/// The texts of the login.
public struct LoginTexts: Sendable {
  public var title: String
  /// The title of the form of a new account.
  public var newAccount: String
  public var username: String
  public var usernamePlaceholder: String
  public var password: String
  public var passwordPlaceholder: String
  public var newPasswordPlaceholder: @Sendable (_ minimum: Int) -> String
  public var rememberMe: String
  public var logIn: String
  public var noAccount: String
  public var hasAccount: String
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
  /// The notice after a logout in another window of the device.
  public var loggedOut: String
  /// The notice after the account was deleted in another window of the device.
  public var accountDeleted: String
}

extension LoginTexts {
  static let english = LoginTexts(
    title: "Football Gather",
    newAccount: "New Account",
    username: "Username",
    usernamePlaceholder: "Enter username",
    password: "Password",
    passwordPlaceholder: "Enter password",
    newPasswordPlaceholder: { "At least \($0) characters" },
    rememberMe: "Remember Me",
    logIn: "Log In",
    noAccount: "Don’t have an account?",
    hasAccount: "Already have an account?",
    register: "Register",
    keptHere: "Without an account, players and matches stay on this device and aren’t shared.",
    useOffline: "Continue Without an Account",
    bothMandatory: "Enter your username and password.",
    usernameMissing: "Enter a username.",
    passwordMissing: "Enter a password.",
    usernameHasColon: "A username can’t contain a colon (:).",
    usernameTaken: "This username is already taken. Choose a different one.",
    tooShort: { "Use at least \($0) characters." },
    tooLong: { "Use \($0) characters or fewer." },
    wrong: "The username or password is incorrect. Try again.",
    loggedOut: "You’ve logged out.",
    accountDeleted: "Your account has been deleted."
  )

  static let simplifiedChinese = LoginTexts(
    title: "约球",
    newAccount: "新账户",
    username: "用户名",
    usernamePlaceholder: "输入用户名",
    password: "密码",
    passwordPlaceholder: "输入密码",
    newPasswordPlaceholder: { "至少 \($0) 个字符" },
    rememberMe: "记住我",
    logIn: "登录",
    noAccount: "还没有账户？",
    hasAccount: "已有账户？",
    register: "注册",
    keptHere: "不登录时，球员和比赛仅存储在此设备上，不会共享。",
    useOffline: "不登录，继续使用",
    bothMandatory: "请输入用户名和密码。",
    usernameMissing: "请输入用户名。",
    passwordMissing: "请输入密码。",
    usernameHasColon: "用户名不能包含冒号（:）。",
    usernameTaken: "该用户名已被使用。请换一个。",
    tooShort: { "请至少输入 \($0) 个字符。" },
    tooLong: { "最多可输入 \($0) 个字符。" },
    wrong: "用户名或密码不正确。请重试。",
    loggedOut: "你已退出登录。",
    accountDeleted: "你的账户已删除。"
  )
}
