import Foundation
import ZhihuDailyModel

extension StoryToolbarViewData {
  /// Creates the toolbar of a story.
  ///
  /// - Parameters:
  ///   - status: The marks and counts of the story.
  ///   - hasStory: Whether the story is there; without it, no mark can be set.
  ///   - canShare: Whether the story has an address.
  ///   - texts: The texts of the screen.
  ///   - locale: The locale of the counts.
  init(
    _ status: StoryStatus,
    hasStory: Bool,
    canShare: Bool,
    texts: StoryTexts,
    locale: Locale
  ) {
    let number = { (count: Int) in count.formatted(.number.locale(locale)) }
    comments = Button(
      symbol: "bubble.left",
      label: texts.comments,
      count: status.counts.map { number($0.comments) },
      isEnabled: hasStory
    )
    like = Button(
      symbol: status.isLiked ? "hand.thumbsup.fill" : "hand.thumbsup",
      label: texts.like,
      count: status.counts.map { number($0.likes) },
      isOn: status.isLiked,
      isEnabled: hasStory
    )
    favourite = Button(
      symbol: status.isFavourite ? "star.fill" : "star",
      label: texts.favourite,
      isOn: status.isFavourite,
      isEnabled: hasStory
    )
    share = Button(symbol: "square.and.arrow.up", label: texts.share, isEnabled: canShare)
  }
}
