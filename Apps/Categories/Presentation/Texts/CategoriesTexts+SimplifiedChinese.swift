extension CategoriesTexts {
  public static let simplifiedChinese = CategoriesTexts(
    categories: "分类",
    users: "用户",
    loading: "加载中…",
    loadingMore: "正在加载更多…",
    tryAgain: "重试",
    people: { "\(CompactCount.chinese($0)) 人" },
    noCategoriesTitle: "没有分类",
    noCategoriesText: "服务器上还没有分类。",
    nothingChosenTitle: "未选择分类",
    nothingChosenText: "选择一个分类，查看其中的用户。",
    counts: { fans, posts in
      "\(CompactCount.chinese(fans)) 粉丝 · \(CompactCount.chinese(posts)) 帖子"
    },
    vip: "VIP",
    follow: "关注",
    following: "已关注",
    followLabel: { "关注\($0)" },
    followingLabel: { "已关注\($0)" },
    notKept: { "没能保存对“\($0)”的选择。" },
    nobodyTitle: "还没有人",
    nobodyText: "这个分类里还没有用户。",
    noSuchCategoryTitle: "找不到分类",
    noSuchCategoryText: "没有这个分类。",
    showAll: "显示所有分类",
    requestFailed: { "请求失败。\($0)" },
    offlineTitle: "无法连接",
    offlineText: "连不上服务器。请检查网络后重试。",
    timeoutTitle: "没有应答",
    timeoutText: "服务器太久没有应答。",
    statusTitle: "服务器不可用",
    statusText: { "服务器返回错误 \($0)。" },
    unreadableTitle: "无法读取",
    unreadableText: "服务器发来的内容无法读取。",
    storageTitle: "存储不可用",
    storageText: "这台设备的存储没有应答。"
  )
}
