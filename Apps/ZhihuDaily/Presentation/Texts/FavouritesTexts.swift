/// The texts of the favourites.
public struct FavouritesTexts: Sendable {
  public var title: String
  public var edit: String
  public var emptyTitle: String
  public var emptyText: String
  public var end: String
  public var removed: @Sendable (String) -> String
  public var undo: String
  public var restored: String
  public var notRemoved: String
  public var notRestored: String
}

extension FavouritesTexts {
  static let english = FavouritesTexts(
    title: "My Favourites",
    edit: "Edit",
    emptyTitle: "No Favourites",
    emptyText: "Tap the star below a story to find it here again.",
    end: "That is all there is.",
    removed: { "“\($0)” was removed." },
    undo: "Undo",
    restored: "Put back",
    notRemoved: "Not Removed",
    notRestored: "Not Put Back"
  )
  static let simplifiedChinese = FavouritesTexts(
    title: "我的收藏",
    edit: "编辑",
    emptyTitle: "暂无收藏",
    emptyText: "点按文章下方的星标，即可在此找到它。",
    end: "没有更多内容",
    removed: { "已删除“\($0)”。" },
    undo: "撤销",
    restored: "已恢复",
    notRemoved: "未能删除",
    notRestored: "未能恢复"
  )
}
