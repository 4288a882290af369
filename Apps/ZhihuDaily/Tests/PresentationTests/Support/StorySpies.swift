import Foundation
import Rostrum
import RostrumTesting
import ZhihuDailyModel
import ZhihuDailyPresentation

final class StorySpy: ViewSpy<StoryViewState>, StoryView {
  func open(_ url: URL) { record("open \(url)") }
  func share(_ title: String, _ url: URL) { record("share \(title) \(url)") }

  var story: StoryViewData? {
    if case .story(let data) = state?.content { data } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }

  var opening: StoryOpeningViewData? {
    if case .opening(let data) = state?.content { data } else { nil }
  }
}

final class PictureSpy: ViewSpy<PictureViewState>, PictureScreenView {
  func share(_ title: String, _ url: URL) { record("share \(title) \(url)") }
}

/// A spy for the navigation of a picture.
final class PictureNavigationSpy: NavigationSpy, PictureNavigation {
  func pictureClosed() { record("closed") }
}

final class CommentsSpy: ViewSpy<CommentsViewState>, CommentsView {
  var listing: CommentListing? {
    if case .list(let listing) = state?.content { listing } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }

  func rows(_ section: CommentListing.SectionID) -> [CommentListing.RowID]? {
    listing?.sections.first { $0.id == section }?.rows
  }

  /// The ids of a section's comments.
  func ids(_ section: CommentListing.SectionID) -> [Int] {
    (rows(section) ?? []).compactMap { row in
      if case .comment(_, let id) = row { id } else { nil }
    }
  }
}

/// A spy for the navigation of a story and its comments.
final class StoryNavigationSpy: NavigationSpy, StoryNavigation, CommentsNavigation {
  func showStory(_ id: Story.ID) { record("story \(id)") }
  func showComments() { record("comments") }
  func showAllStories() { record("all stories") }
  func open(_ route: any Route) { record("open \(route.path)") }
  func showPicture(_ picture: PictureToShow) {
    record("picture \(picture.url) \(picture.text) \(picture.share?.address.absoluteString ?? "-")")
  }
}
