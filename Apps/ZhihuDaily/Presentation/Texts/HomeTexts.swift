/// The texts of the home screen.
public struct HomeTexts: Sendable {
  public var title: String
  /// The greeting in place of the title; nil if there is none.
  public var greeting: @Sendable (Greeting) -> String?
  /// The short name of a month, 1 for January.
  public var month: @Sendable (Int) -> String
  /// The title of a day: its month, 1 for January, and its day.
  public var day: @Sendable (Int, Int) -> String
  public var profile: String
  public var banner: String
  /// The position of the visible item and the number of items.
  public var bannerPage: @Sendable (Int, Int) -> String
  public var read: String
  public var emptyTitle: String
  public var emptyText: String
  public var loadingOlder: String
  public var olderFailed: String
  public var end: String
  public var nothingChosenTitle: String
  public var nothingChosenText: String
}

extension HomeTexts {
  static let english = HomeTexts(
    title: "Zhihu Daily",
    greeting: { greeting in
      switch greeting {
      case .morning: "Good Morning!"
      case .daytime: nil
      case .evening, .night: "Good Evening!"
      }
    },
    month: { englishMonths[$0 - 1].prefix(3).uppercased() },
    day: { "\(englishMonths[$0 - 1]) \($1)" },
    profile: "Profile",
    banner: "Top Stories",
    bannerPage: { "\($0) of \($1)" },
    read: "Read",
    emptyTitle: "No Stories Yet",
    emptyText: "There’s nothing to read today. Check back later.",
    loadingOlder: "Loading earlier stories…",
    olderFailed: "Couldn’t load earlier stories.",
    end: "No more stories",
    nothingChosenTitle: "No Story Selected",
    nothingChosenText: "Select a story from the list."
  )
  static let simplifiedChinese = HomeTexts(
    title: "知乎日报",
    greeting: { greeting in
      switch greeting {
      case .morning: "早上好！"
      case .daytime: nil
      case .evening: "晚上好！"
      case .night: "早点休息"
      }
    },
    month: { chineseMonths[$0 - 1] },
    day: { "\($0)月\($1)日" },
    profile: "我的",
    banner: "头条",
    bannerPage: { "第 \($0) 篇，共 \($1) 篇" },
    read: "已读",
    emptyTitle: "今天还没有文章",
    emptyText: "请稍后再来看看。",
    loadingOlder: "正在载入往日文章…",
    olderFailed: "无法载入往日文章。",
    end: "没有更多文章了",
    nothingChosenTitle: "未选择文章",
    nothingChosenText: "从列表中选择一篇文章。"
  )

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let chineseMonths = [
    "一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月",
  ]
}
