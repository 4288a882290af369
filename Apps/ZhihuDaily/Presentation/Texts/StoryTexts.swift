/// The texts of a story.
public struct StoryTexts: Sendable {
  /// Whose picture it is.
  public var credit: @Sendable (String) -> String
}

extension StoryTexts {
  static let english = StoryTexts(
    credit: { "Picture: \($0)" }
  )
  static let simplifiedChinese = StoryTexts(
    credit: { "图片：\($0)" }
  )
}
