/// The texts of the app.
struct TextTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    [
      GeneratedFile("Presentation/Texts/\(app)Texts.swift", texts),
      GeneratedFile("Presentation/Texts/\(app)Texts+English.swift", english),
      GeneratedFile("Presentation/Texts/\(app)Texts+SimplifiedChinese.swift", chinese),
      GeneratedFile("Presentation/Texts/\(app)Texts+Errors.swift", errors),
    ]
  }

  private var texts: String {
    """
    import Rostrum

    /// Every text of the app in one language; a language is complete when it compiles.
    public struct \(app)Texts: Sendable {
      public var title: String
      public var loading: String
      public var tryAgain: String

      // The list
      public var emptyTitle: String
      public var emptyText: String

      // An item
      public var notFoundTitle: String
      public var notFoundText: String
      public var showAllItems: String

      // Failures
      public var unreadableTitle: String
      public var unreadableText: String
    }

    extension \(app)Texts {
      /// The texts for a reader.
      public static func best(for languages: [String]) -> \(app)Texts {
        let tag = Languages.best(of: ["en", "zh-Hans"], preferred: languages)
        return tag == "zh-Hans" ? .simplifiedChinese : .english
      }
    }
    """
  }

  private var english: String {
    """
    extension \(app)Texts {
      public static let english = \(app)Texts(
        title: "\(name.title)",
        loading: "Loading…",
        tryAgain: "Try Again",
        emptyTitle: "No Items",
        emptyText: "There is nothing here yet.",
        notFoundTitle: "Item Not Found",
        notFoundText: "This item is no longer here.",
        showAllItems: "Show All Items",
        unreadableTitle: "Items Not Available",
        unreadableText: "The items of this device cannot be read."
      )
    }
    """
  }

  private var chinese: String {
    """
    extension \(app)Texts {
      public static let simplifiedChinese = \(app)Texts(
        title: "\(name.title)",
        loading: "正在载入…",
        tryAgain: "重试",
        emptyTitle: "无项目",
        emptyText: "这里还没有任何内容。",
        notFoundTitle: "未找到项目",
        notFoundText: "此项目已不存在。",
        showAllItems: "显示所有项目",
        unreadableTitle: "项目不可用",
        unreadableText: "无法读取此设备上的项目。"
      )
    }
    """
  }

  private var errors: String {
    """
    import \(app)Model
    import Rostrum

    extension \(app)Texts {
      /// The explanation of a failure, with a button to try again.
      func placeholder(for error: any Error) -> PlaceholderViewData {
        PlaceholderViewData(
          symbol: "exclamationmark.triangle",
          title: unreadableTitle,
          text: unreadableText,
          button: tryAgain
        )
      }
    }
    """
  }
}
