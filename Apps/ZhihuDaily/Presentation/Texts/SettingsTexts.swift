/// The texts of settings.
public struct SettingsTexts: Sendable {
  public var title: String
  public var appearance: String
  public var appearances: @Sendable (AppearanceChoice) -> String
  public var textSize: String
  public var textSizes: @Sendable (TextSizeChoice) -> String
  /// The title of the sample.
  public var sampleTitle: String
  public var sample: String
  public var cache: String
  public var cacheSize: String
  public var measuring: String
  public var clear: String
  public var clearing: String
  public var clearTitle: String
  /// The text below the button and of the confirmation.
  public var clearNote: String
  public var cleared: String
  public var notCleared: String
  public var notChanged: String
  public var about: String
}

extension SettingsTexts {
  static let english = SettingsTexts(
    title: "Settings",
    appearance: "Appearance",
    appearances: { choice in
      switch choice {
      case .system: "Automatic"
      case .light: "Light"
      case .dark: "Dark"
      }
    },
    textSize: "Story Text Size",
    textSizes: { choice in
      switch choice {
      case .small: "Small"
      case .standard: "Standard"
      case .large: "Large"
      case .extraLarge: "Extra Large"
      }
    },
    sampleTitle: "Preview",
    sample: "There’s something worth knowing every day.",
    cache: "Storage",
    cacheSize: "Cache Size",
    measuring: "Calculating…",
    clear: "Clear Cache",
    clearing: "Clearing…",
    clearTitle: "Clear Cache?",
    clearNote: "Your favorites, likes, and reading history are kept.",
    cleared: "Cache cleared",
    notCleared: "Couldn’t Clear Cache",
    notChanged: "Couldn’t Change Setting",
    about: "A Zhihu Daily reader made with Rostrum. Not affiliated with Zhihu."
  )
  static let simplifiedChinese = SettingsTexts(
    title: "设置",
    appearance: "外观",
    appearances: { choice in
      switch choice {
      case .system: "跟随系统"
      case .light: "浅色"
      case .dark: "深色"
      }
    },
    textSize: "正文字号",
    textSizes: { choice in
      switch choice {
      case .small: "小"
      case .standard: "标准"
      case .large: "大"
      case .extraLarge: "特大"
      }
    },
    sampleTitle: "预览",
    sample: "每天三次，每次七分钟。",
    cache: "储存空间",
    cacheSize: "缓存大小",
    measuring: "正在计算…",
    clear: "清除缓存",
    clearing: "正在清除…",
    clearTitle: "清除缓存？",
    clearNote: "收藏、点赞和阅读记录会保留。",
    cleared: "缓存已清除",
    notCleared: "无法清除缓存",
    notChanged: "无法更改设置",
    about: "用 Rostrum 制作的知乎日报阅读器，与知乎无关。"
  )
}
