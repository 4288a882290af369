/// The texts of the favourites.
public struct FavouritesTexts: Sendable {
  public var title: String
  public var edit: String
  public var emptyTitle: String
  public var emptyText: String
  public var removed: @Sendable (String) -> String
  public var undo: String
  public var restored: String
  public var notRemoved: String
  public var notRestored: String
}

extension FavouritesTexts {
  static let english = FavouritesTexts(
    title: "Favorites",
    edit: "Edit",
    emptyTitle: "No Favorites",
    emptyText: "To add a story, tap the star below it.",
    removed: { "Removed “\($0)”" },
    undo: "Undo",
    restored: "Restored",
    notRemoved: "Couldn’t Remove",
    notRestored: "Couldn’t Restore"
  )
  static let simplifiedChinese = FavouritesTexts(
    title: "我的收藏",
    edit: "编辑",
    emptyTitle: "暂无收藏",
    emptyText: "轻点文章下方的星标，即可收藏文章。",
    removed: { "已删除“\($0)”" },
    undo: "撤销",
    restored: "已恢复",
    notRemoved: "无法删除",
    notRestored: "无法恢复"
  )
}
