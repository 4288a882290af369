/// The texts of comments.
public struct CommentsTexts: Sendable {
  public var title: String
}

extension CommentsTexts {
  static let english = CommentsTexts(
    title: "Comments"
  )
  static let simplifiedChinese = CommentsTexts(
    title: "评论"
  )
}
