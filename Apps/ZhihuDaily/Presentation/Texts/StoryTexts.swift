/// The texts of a story.
public struct StoryTexts: Sendable {
  /// The title of a story that is not loaded yet.
  public var title: String
  /// The attribution of a picture.
  public var credit: @Sendable (String) -> String
  public var previous: String
  public var next: String
  public var isFirst: String
  public var isLast: String
  /// The message for a story whose position in the order is unknown.
  public var hasNoNeighbours: String
  public var navigationFailed: String
  public var comments: String
  public var like: String
  public var liked: String
  public var notLikedAnyMore: String
  public var favourite: String
  public var madeFavourite: String
  public var notFavouriteAnyMore: String
  public var share: String
  /// The message for a mark that could not be stored.
  public var notMarked: String
  public var elsewhereText: String
  public var elsewhereWithoutAddress: String
  public var readOnWeb: String
  /// The button that leaves a missing story for the list.
  public var showAll: String
  /// The label of a picture button, with the alternative text of the picture.
  public var viewPicture: @Sendable (String?) -> String
}

extension StoryTexts {
  static let english = StoryTexts(
    title: "Story",
    credit: { "Image: \($0)" },
    previous: "Previous Story",
    next: "Next Story",
    isFirst: "This is the first story",
    isLast: "This is the last story",
    hasNoNeighbours: "Couldn’t find the next or previous story",
    navigationFailed: "Couldn’t Load Story",
    comments: "Comments",
    like: "Like",
    liked: "Liked",
    notLikedAnyMore: "Like removed",
    favourite: "Favorite",
    madeFavourite: "Added to Favorites",
    notFavouriteAnyMore: "Removed from Favorites",
    share: "Share",
    notMarked: "Couldn’t Save",
    elsewhereText: "This story is on another website.",
    elsewhereWithoutAddress: "This story isn’t available in the app, and it has no webpage.",
    readOnWeb: "Read on the Web",
    showAll: "Show All Stories",
    viewPicture: { $0.map { "View Image: \($0)" } ?? "View Image" }
  )
  static let simplifiedChinese = StoryTexts(
    title: "文章",
    credit: { "图片：\($0)" },
    previous: "上一篇",
    next: "下一篇",
    isFirst: "已经是第一篇了",
    isLast: "已经是最后一篇了",
    hasNoNeighbours: "没有找到相邻的文章",
    navigationFailed: "无法载入文章",
    comments: "评论",
    like: "点赞",
    liked: "已点赞",
    notLikedAnyMore: "已取消点赞",
    favourite: "收藏",
    madeFavourite: "已收藏",
    notFavouriteAnyMore: "已取消收藏",
    share: "分享",
    notMarked: "无法存储更改",
    elsewhereText: "这篇文章发布在其他网站上。",
    elsewhereWithoutAddress: "无法在 App 内阅读这篇文章，也没有对应的网页。",
    readOnWeb: "在网页上阅读",
    showAll: "显示所有文章",
    viewPicture: { $0.map { "查看图片：\($0)" } ?? "查看图片" }
  )
}
