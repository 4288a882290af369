/// The texts of the front's pages.
struct FrontTexts {
  struct Notice {
    var title: String
    var text: String
  }

  var language: String
  var starting: String
  var needsCookies: String
  var ended: Notice
  /// What a page says while no process is started, with `%d` for seconds.
  var pause: String
  var openAgain: String
  var stopped: Notice
  var startAgain: String
  var full: Notice
  var busy: Notice
  var retry: String

  static func `for`(_ languages: [String]) -> FrontTexts {
    let language = languages.first { $0.hasPrefix("zh") || $0.hasPrefix("en") } ?? "en"
    return language.hasPrefix("zh") ? chinese : english
  }

  private static let english = FrontTexts(
    language: "en",
    starting: "Starting…",
    needsCookies: "This page needs cookies: each browser has a device of its own.",
    ended: Notice(title: "The app ended", text: "It printed this. Your files are kept."),
    pause: "It ended several times in a row, and can be opened again in %d seconds.",
    openAgain: "Open Again",
    stopped: Notice(
      title: "This Device Was Stopped",
      text: "Whoever serves the app has stopped it. Your files are kept."
    ),
    startAgain: "Start Again",
    full: Notice(
      title: "All Devices Are in Use",
      text: "As many people use the app as may at once. Try again in a few minutes."
    ),
    busy: Notice(title: "Too Many Devices", text: "Your network has opened many. Try again later."),
    retry: "Try Again"
  )

  private static let chinese = FrontTexts(
    language: "zh-Hans",
    starting: "正在启动…",
    needsCookies: "此页面需要 Cookie：每个浏览器都有自己的设备。",
    ended: Notice(title: "应用已终止", text: "以下是它的输出。你的文件已保留。"),
    pause: "它连续多次终止，%d 秒后可以再次打开。",
    openAgain: "再次打开",
    stopped: Notice(title: "此设备已停止", text: "提供此应用的人停止了它。你的文件已保留。"),
    startAgain: "重新启动",
    full: Notice(title: "所有设备都在使用中", text: "同时使用此应用的人数已达上限。请几分钟后再试。"),
    busy: Notice(title: "设备过多", text: "你的网络已打开许多设备。请稍后再试。"),
    retry: "重试"
  )
}
