/// The host's own texts in the user's language.
struct HostTexts: Sendable {
  /// The accessible name of an activity indicator.
  var inProgress: String
  /// The name of a row's information button.
  var moreInfo: String

  var tabBar: String
  var webPage: String
  var toolbar: String
  /// The name of a page control.
  var pages: String
  /// The name of a table's section index.
  var sectionIndex: String
  /// The name of a progress view.
  var progress: String
  /// The name of the button that reveals a row's actions.
  var actions: String
  /// The announcement for an element with accessibility actions.
  var actionsAvailable: String
  /// The separator of a name and a value that are read as one.
  var comma: String
  /// The name of the delete control of a row.
  var delete: String
  /// The name of the insert control of a row.
  var insert: String
  /// The name of the reorder control; the row's name follows.
  var reorder: String
  /// The announcements for a row that is moved by keys.
  var moving: MovingTexts
  /// The name of a sheet's grabber.
  var sheetGrabber: String
  /// The name of a field's clear button.
  var clearText: String
  var notFoundTitle: String
  var notFoundText: String
  var busyTitle: String
  var busyText: String
  /// The texts of the page for a window that its app has closed, and of its button.
  var closedTitle: String
  var closedText: @Sendable (_ app: String) -> String
  var openAgain: @Sendable (_ app: String) -> String
  /// The name of buttons that lead to the home screen.
  var home: String
  /// The texts of the page for an unreachable host.
  var offlineTitle: String
  var offlineText: String
  var retry: String
  /// The reason why a text was rejected.
  var tooLong: String

  static let english = HostTexts(
    inProgress: "In progress",
    moreInfo: "More Info",
    tabBar: "Tab Bar",
    webPage: "Webpage",
    toolbar: "Toolbar",
    pages: "Pages",
    sectionIndex: "Section index",
    progress: "Progress",
    actions: "Actions",
    actionsAvailable: "Actions available",
    comma: ", ",
    delete: "Delete",
    insert: "Insert",
    reorder: "Reorder",
    moving: .english,
    sheetGrabber: "Sheet grabber",
    clearText: "Clear text",
    notFoundTitle: "Page Not Found",
    notFoundText: "There’s no app at this address.",
    busyTitle: "Too Many Visitors",
    busyText: "This server can’t open another screen right now. Try again in a minute.",
    closedTitle: "Window Closed",
    closedText: { "\($0) has closed this window." },
    openAgain: { "Open \($0) Again" },
    home: "Home Screen",
    offlineTitle: "You’re Offline",
    offlineText: "This page will open automatically when you’re back online.",
    retry: "Retry",
    tooLong: "That text is too long to paste."
  )
  static let chinese = HostTexts(
    inProgress: "正在进行",
    moreInfo: "更多信息",
    tabBar: "标签页栏",
    webPage: "网页",
    toolbar: "工具栏",
    pages: "页面",
    sectionIndex: "章节索引",
    progress: "进度",
    actions: "操作",
    actionsAvailable: "有可用操作",
    comma: "，",
    delete: "删除",
    insert: "插入",
    reorder: "重新排序",
    moving: .chinese,
    sheetGrabber: "面板控制条",
    clearText: "清除文本",
    notFoundTitle: "找不到此页面",
    notFoundText: "此地址没有对应的 App。",
    busyTitle: "访问人数过多",
    busyText: "此服务器暂时无法打开更多页面。请稍后再试。",
    closedTitle: "窗口已关闭",
    closedText: { "“\($0)”已关闭此窗口。" },
    openAgain: { "重新打开“\($0)”" },
    home: "主屏幕",
    offlineTitle: "网络未连接",
    offlineText: "恢复连接后，此页面会自动打开。",
    retry: "重试",
    tooLong: "文本太长，无法粘贴。"
  )

  /// Returns the texts in the first supported language; English if there is none.
  static func `for`(_ languages: [String]) -> HostTexts {
    for language in languages {
      if language.hasPrefix("zh") { return chinese }
      if language.hasPrefix("en") { return english }
    }
    return english
  }
}
