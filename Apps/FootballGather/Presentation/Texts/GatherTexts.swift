import Rostrum

/// Every text of the app in one language; a language is complete when it compiles.
public struct GatherTexts: Sendable {
  public var common: CommonTexts
  public var errors: ErrorTexts
  public var tabs: TabTexts
}

extension GatherTexts {
  /// The texts for a reader.
  public static func best(for languages: [String]) -> GatherTexts {
    let tag = Languages.best(of: ["en", "zh-Hans"], preferred: languages)
    return tag == "zh-Hans" ? .simplifiedChinese : .english
  }

  static let english = GatherTexts(
    common: .english,
    errors: .english,
    tabs: .english
  )
  static let simplifiedChinese = GatherTexts(
    common: .simplifiedChinese,
    errors: .simplifiedChinese,
    tabs: .simplifiedChinese
  )
}
