import Rostrum

extension CategoriesTexts {
  public static let simplifiedChinese = CategoriesTexts(
    categories: "分类",
    category: "分类",
    loading: "正在载入…",
    loadingMore: "正在载入更多…",
    tryAgain: "重试",
    refresh: "刷新",
    unknownLink: Notice(
      title: "找不到此页面",
      text: "App 中没有此链接对应的内容。",
      ok: "好"
    ),
    people: { CompactCount.chinese($0, of: "人") },
    noCategoriesTitle: "没有分类",
    noCategoriesText: "服务器上还没有分类。",
    nothingChosenTitle: "未选择分类",
    nothingChosenText: "选择一个分类以查看其中的用户。",
    counts: { fans, posts in
      "粉丝 \(CompactCount.chinese(fans)) · 帖子 \(CompactCount.chinese(posts))"
    },
    vip: "VIP",
    follow: "关注",
    following: "已关注",
    followLabel: { String(chineseParts: ["关注", $0]) },
    followingLabel: { String(chineseParts: ["已关注", $0]) },
    unfollowed: { "已取消关注“\u{2068}\($0)\u{2069}”" },
    undo: "撤销",
    notKept: { "未能存储对“\u{2068}\($0)\u{2069}”的更改。" },
    nobodyTitle: "暂无用户",
    nobodyText: "此分类中还没有用户。",
    noSuchCategoryTitle: "未找到分类",
    noSuchCategoryText: "此分类不存在。",
    showAll: "显示所有分类",
    requestFailed: { "载入失败。\($0)" },
    offlineTitle: "无法连接",
    offlineText: "无法连接到服务器。请检查网络连接，然后重试。",
    timeoutTitle: "没有响应",
    timeoutText: "服务器响应时间过长。",
    statusTitle: "服务器不可用",
    statusText: { "服务器返回了错误 \($0)。" },
    unreadableTitle: "无法读取数据",
    unreadableText: "无法读取服务器返回的数据。",
    storageTitle: "储存空间不可用",
    storageText: "无法访问此设备上的储存空间。"
  )
}
