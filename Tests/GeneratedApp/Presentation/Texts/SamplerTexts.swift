import Rostrum

/// Every text of the app in one language; a language is complete when it compiles.
public struct SamplerTexts: Sendable {
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

  // Settings
  public var settingsTitle: String
  public var settingsText: String
  public var settingsDone: String

  // Onboarding
  public var onboardingTitle: String
  public var onboardingText: String
  public var onboardingDone: String
  public var onboardingCancel: String
}

extension SamplerTexts {
  /// The texts for a reader.
  public static func best(for languages: [String]) -> SamplerTexts {
    let tag = Languages.best(of: ["en", "zh-Hans"], preferred: languages)
    return tag == "zh-Hans" ? .simplifiedChinese : .english
  }
}
