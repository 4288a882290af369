extension CategoriesTexts {
  public static let english = CategoriesTexts(
    categories: "Categories",
    users: "People",
    loading: "Loading…",
    loadingMore: "Loading more…",
    tryAgain: "Try Again",
    people: { $0 == 1 ? "1 person" : "\(CompactCount.english($0)) people" },
    noCategoriesTitle: "No Categories",
    noCategoriesText: "The server has no categories yet.",
    nothingChosenTitle: "No Category Chosen",
    nothingChosenText: "Choose a category to see its people.",
    counts: { fans, posts in
      let fansText = fans == 1 ? "1 fan" : "\(CompactCount.english(fans)) fans"
      let postsText = posts == 1 ? "1 post" : "\(CompactCount.english(posts)) posts"
      return "\(fansText) · \(postsText)"
    },
    vip: "VIP",
    follow: "Follow",
    following: "Following",
    followLabel: { "Follow \($0)" },
    followingLabel: { "Following \($0)" },
    notKept: { "Your choice about “\($0)” could not be saved." },
    nobodyTitle: "Nobody Here Yet",
    nobodyText: "There are no people in this category.",
    noSuchCategoryTitle: "Category Not Found",
    noSuchCategoryText: "There is no such category.",
    showAll: "Show All Categories",
    requestFailed: { "Request failed. \($0)" },
    offlineTitle: "No Connection",
    offlineText: "The server cannot be reached. Check the connection and try again.",
    timeoutTitle: "No Answer",
    timeoutText: "The server took too long to answer.",
    statusTitle: "Server Not Available",
    statusText: { "The server answered with error \($0)." },
    unreadableTitle: "Answer Not Readable",
    unreadableText: "The server sent something that cannot be read.",
    storageTitle: "Storage Not Available",
    storageText: "The storage of this device does not answer."
  )
}
