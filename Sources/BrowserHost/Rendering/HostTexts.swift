/// What the host itself says, in the reader's language.
struct HostTexts: Sendable {
  /// The name of a spinner for screen readers.
  var inProgress: String
  /// The name of a row's information button.
  var moreInfo: String

  var tabBar: String
  var webPage: String
  var toolbar: String
  /// The name of a page control.
  var pages: String
  /// The name of the titles at a table's side.
  var sectionIndex: String
  /// The name of a progress view.
  var progress: String
  /// The name of what lays a row's actions open.
  var actions: String
  /// What is said of something that has actions for assistive technology.
  var actionsAvailable: String
  /// The name of what stands before a row that can be deleted.
  var delete: String
  /// The name of what stands before a row that can be inserted.
  var insert: String
  /// The name of what a row is moved by; the row's own follows.
  var reorder: String
  /// What is said of a row that is moved by keys.
  var moving: MovingTexts
  /// The name of what a sheet is dragged by.
  var sheetGrabber: String
  /// The name of a field's clear button.
  var clearText: String
  var notFoundTitle: String
  var notFoundText: String
  var busyTitle: String
  var busyText: String
  /// What is said of a window that its app has closed, and the way to another.
  var closedTitle: String
  var closedText: @Sendable (_ app: String) -> String
  var openAgain: @Sendable (_ app: String) -> String
  /// The way home from a page that has nothing to show.
  var home: String
  /// The texts of the page that is shown while the host cannot be reached.
  var offlineTitle: String
  var offlineText: String
  var retry: String
  /// Why a text was not taken.
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

  /// The texts in the first of these languages that there are texts for; English in doubt.
  static func `for`(_ languages: [String]) -> HostTexts {
    for language in languages {
      if language.hasPrefix("zh") { return chinese }
      if language.hasPrefix("en") { return english }
    }
    return english
  }
}
