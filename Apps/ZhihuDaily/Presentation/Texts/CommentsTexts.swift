public import ZhihuDailyModel

/// The texts of comments.
public struct CommentsTexts: Sendable {
  /// The title while the number of comments is unknown.
  public var title: String
  public var titleWithCount: @Sendable (Int) -> String
  /// The title of a section, with the number of its comments if known.
  public var section: @Sendable (StoryComment.Kind, Int?) -> String
  /// The placeholder where there are no comments of either kind.
  public var noneTitle: String
  public var noneText: String
  /// The text of a section without comments.
  public var empty: @Sendable (StoryComment.Kind) -> String
  /// The author and the text of a quoted comment.
  public var quote: @Sendable (String, String) -> String
  /// The default note if the server sends none.
  public var deletedQuote: String
  public var unfold: String
  public var fold: String
  public var like: String
  public var moreFailed: String
  public var end: String
  public var notLiked: String
}

extension CommentsTexts {
  static let english = CommentsTexts(
    title: "Comments",
    titleWithCount: { $0 == 1 ? "1 Comment" : "\($0) Comments" },
    section: { kind, count in
      switch (kind, count) {
      case (.long, nil): "Long Comments"
      case (.long, 1?): "1 Long Comment"
      case (.long, let count?): "\(count) Long Comments"
      case (.short, nil): "Short Comments"
      case (.short, 1?): "1 Short Comment"
      case (.short, let count?): "\(count) Short Comments"
      }
    },
    noneTitle: "No Comments",
    noneText: "No one has commented on this story yet.",
    empty: { $0 == .long ? "No long comments yet." : "No short comments yet." },
    quote: { "Replying to \($0): \($1)" },
    deletedQuote: "The original comment was deleted.",
    unfold: "Show More",
    fold: "Show Less",
    like: "Like",
    moreFailed: "Couldn’t load more comments.",
    end: "No more comments",
    notLiked: "Couldn’t Save"
  )
  static let simplifiedChinese = CommentsTexts(
    title: "评论",
    titleWithCount: { "\($0) 条评论" },
    section: { kind, count in
      let name = kind == .long ? "长评" : "短评"
      return count.map { "\($0) 条\(name)" } ?? name
    },
    noneTitle: "暂无评论",
    noneText: "还没有人评论这篇文章。",
    empty: { $0 == .long ? "深度长评虚位以待" : "短评虚位以待" },
    quote: { "回复 \($0)：\($1)" },
    deletedQuote: "原评论已删除",
    unfold: "展开",
    fold: "收起",
    like: "点赞",
    moreFailed: "无法载入更多评论。",
    end: "没有更多评论了",
    notLiked: "无法点赞"
  )
}
