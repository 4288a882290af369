import Rostrum

extension CategoriesTexts {
  public static let english = CategoriesTexts(
    categories: "Categories",
    category: "Category",
    loading: "Loading…",
    loadingMore: "Loading more…",
    tryAgain: "Try Again",
    refresh: "Refresh",
    unknownLink: Notice(
      title: "Page Not Found",
      text: "This link doesn’t lead to anything in the app.",
      ok: "OK"
    ),
    people: { $0 == 1 ? "1 person" : "\(CompactCount.english($0)) people" },
    noCategoriesTitle: "No Categories",
    noCategoriesText: "The server has no categories yet.",
    nothingChosenTitle: "No Category Selected",
    nothingChosenText: "Select a category to see the people in it.",
    counts: { fans, posts in
      let fansText = fans == 1 ? "1 follower" : "\(CompactCount.english(fans)) followers"
      let postsText = posts == 1 ? "1 post" : "\(CompactCount.english(posts)) posts"
      return "\(fansText) · \(postsText)"
    },
    vip: "VIP",
    follow: "Follow",
    following: "Following",
    followLabel: { "Follow \($0)" },
    followingLabel: { "Following \($0)" },
    unfollowed: { "Unfollowed “\u{2068}\($0)\u{2069}”" },
    undo: "Undo",
    notKept: { "Your change to “\u{2068}\($0)\u{2069}” couldn’t be saved." },
    nobodyTitle: "No People Yet",
    nobodyText: "There are no people in this category.",
    noSuchCategoryTitle: "Category Not Found",
    noSuchCategoryText: "This category doesn’t exist.",
    showAll: "Show All Categories",
    requestFailed: { "Loading failed. \($0)" },
    offlineTitle: "No Connection",
    offlineText: "The server can’t be reached. Check your internet connection and try again.",
    timeoutTitle: "No Response",
    timeoutText: "The server took too long to respond.",
    statusTitle: "Server Unavailable",
    statusText: { "The server returned error \($0)." },
    unreadableTitle: "Can’t Read Data",
    unreadableText: "The server sent data that can’t be read.",
    storageTitle: "Storage Unavailable",
    storageText: "The storage on this device can’t be accessed."
  )
}
