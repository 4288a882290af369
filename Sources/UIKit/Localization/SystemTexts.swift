import UIKitHosting

/// The texts of system items in one language.
struct _SystemTexts: Sendable {
  let back: String
  let done: String
  let cancel: String
  let edit: String
  let save: String
  let add: String
  let compose: String
  let reply: String
  let share: String
  let organize: String
  let bookmarks: String
  let search: String
  let refresh: String
  let stop: String
  let camera: String
  let delete: String
  let play: String
  let pause: String
  let rewind: String
  let fastForward: String
  let undo: String
  let redo: String
  let pageCurl: String
  let close: String
  let writingTools: String
  let moreInfo: String
  let decrement: String
  let increment: String
  let loading: String
  let noResults: String
  let noResultsFor: @Sendable (_ query: String) -> String
  let checkSpelling: String
  let page: @Sendable (_ number: Int, _ count: Int) -> String
  let copy: String
  let cut: String
  let paste: String
  let select: String
  let selectAll: String
  let duplicate: String
  let login: String
  let password: String
  let move: String
  let rename: String
  let export: String
  let print: String
  let bold: String
  let italic: String
  let underline: String
  let showSidebar: String
  let hideSidebar: String
  let tabs: [UITabBarItem.SystemItem: String]
  /// The accessibility value for a badge's number.
  let items: @Sendable (Int) -> String

  static let english = _SystemTexts(
    back: "Back",
    done: "Done",
    cancel: "Cancel",
    edit: "Edit",
    save: "Save",
    add: "Add",
    compose: "Compose",
    reply: "Reply",
    share: "Share",
    organize: "Organize",
    bookmarks: "Bookmarks",
    search: "Search",
    refresh: "Refresh",
    stop: "Stop",
    camera: "Camera",
    delete: "Delete",
    play: "Play",
    pause: "Pause",
    rewind: "Rewind",
    fastForward: "Fast Forward",
    undo: "Undo",
    redo: "Redo",
    pageCurl: "Page Curl",
    close: "Close",
    writingTools: "Writing Tools",
    moreInfo: "More Info",
    decrement: "Decrement",
    increment: "Increment",
    loading: "Loading…",
    noResults: "No Results",
    noResultsFor: { "No Results for “\($0)”" },
    checkSpelling: "Check the spelling or try a new search.",
    page: { "page \($0) of \($1)" },
    copy: "Copy",
    cut: "Cut",
    paste: "Paste",
    select: "Select",
    selectAll: "Select All",
    duplicate: "Duplicate",
    login: "Login",
    password: "Password",
    move: "Move",
    rename: "Rename",
    export: "Export…",
    print: "Print",
    bold: "Bold",
    italic: "Italic",
    underline: "Underline",
    showSidebar: "Show Sidebar",
    hideSidebar: "Hide Sidebar",
    tabs: [
      .more: "More", .favorites: "Favorites", .featured: "Featured", .topRated: "Top Rated",
      .recents: "Recents", .contacts: "Contacts", .history: "History", .bookmarks: "Bookmarks",
      .search: "Search", .downloads: "Downloads", .mostRecent: "Most Recent",
      .mostViewed: "Most Viewed",
    ],
    items: { $0 == 1 ? "1 item" : "\($0) items" }
  )

  static let simplifiedChinese = _SystemTexts(
    back: "返回",
    done: "完成",
    cancel: "取消",
    edit: "编辑",
    save: "存储",
    add: "添加",
    compose: "撰写",
    reply: "回复",
    share: "共享",
    organize: "整理",
    bookmarks: "书签",
    search: "搜索",
    refresh: "刷新",
    stop: "停止",
    camera: "相机",
    delete: "删除",
    play: "播放",
    pause: "暂停",
    rewind: "倒回",
    fastForward: "快进",
    undo: "撤销",
    redo: "重做",
    pageCurl: "卷页",
    close: "关闭",
    writingTools: "写作工具",
    moreInfo: "更多信息",
    decrement: "减少",
    increment: "增加",
    loading: "正在载入…",
    noResults: "无结果",
    noResultsFor: { "没有“\($0)”的结果" },
    checkSpelling: "请检查拼写或尝试新的搜索。",
    page: { "第\($0)页，共\($1)页" },
    copy: "拷贝",
    cut: "剪切",
    paste: "粘贴",
    select: "选择",
    selectAll: "全选",
    duplicate: "复制",
    login: "登录名",
    password: "密码",
    move: "移动",
    rename: "重新命名",
    export: "导出…",
    print: "打印",
    bold: "粗体",
    italic: "斜体",
    underline: "下划线",
    showSidebar: "显示边栏",
    hideSidebar: "隐藏边栏",
    tabs: [
      .more: "更多", .favorites: "收藏", .featured: "精选", .topRated: "最高评分",
      .recents: "最近", .contacts: "联系人", .history: "历史记录", .bookmarks: "书签",
      .search: "搜索", .downloads: "下载", .mostRecent: "最新", .mostViewed: "最多浏览",
    ],
    items: { "\($0)项" }
  )

  /// Returns the texts in the language of the app; English by default.
  @MainActor
  static func of(_ runtime: _SceneRuntime?) -> _SystemTexts {
    let language = runtime?.application._device.language ?? "en"
    return language.hasPrefix("zh") ? .simplifiedChinese : .english
  }

  func title(of item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .done: done
    case .cancel: cancel
    case .edit: edit
    case .save: save
    case .add: add
    case .compose: compose
    case .reply: reply
    case .action: share
    case .organize: organize
    case .bookmarks: bookmarks
    case .search: search
    case .refresh: refresh
    case .stop: stop
    case .camera: camera
    case .trash: delete
    case .play: play
    case .pause: pause
    case .rewind: rewind
    case .fastForward: fastForward
    case .undo: undo
    case .redo: redo
    case .pageCurl: pageCurl
    case .close: close
    case .writingTools: writingTools
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
