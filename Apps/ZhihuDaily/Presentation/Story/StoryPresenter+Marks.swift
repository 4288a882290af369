import Foundation
import Rostrum
import ZhihuDailyModel

// Likes, favourites and sharing, and the toasts about them.
extension StoryPresenter {
  public func likeTapped() {
    let isLiked = !status.isLiked
    mark(.like, isLiked ? texts.story.liked : texts.story.notLikedAnyMore) { [stories, id] in
      try await stories.setLiked(isLiked, id)
    }
  }

  public func favouriteTapped() {
    let isFavourite = !status.isFavourite
    mark(
      .favourite,
      isFavourite ? texts.story.madeFavourite : texts.story.notFavouriteAnyMore
    ) { [stories, id] in
      try await stories.setFavourite(isFavourite, id)
    }
  }

  public func shareTapped() {
    guard let story = datedStory?.value, let address = sharedAddress else { return }
    send(ifDetached: .vanish) { $0.share(story.title, address) }
  }

  /// The story's address in the app, which other users can open, or the address of the story's own
  /// page if the app has no address on the web.
  var sharedAddress: URL? {
    guard let story = datedStory?.value else { return nil }
    guard let site else { return story.shareAddress }
    return ZhihuDailyRoute.story(story.id, .days).path.segments
      .reduce(site) { $0.appending(path: $1) }
  }

  private func mark(
    _ mark: Mark,
    _ text: String,
    _ operation: @escaping @MainActor () async throws -> StoryStatus
  ) {
    guard datedStory != nil, marking.insert(mark).inserted else { return }
    finishing(operation) { result in
      self.marking.remove(mark)
      switch result {
      case .success(let status):
        self.status = status
        self.showToast(text)
      case .failure(let error): self.showError(error, title: self.texts.story.notMarked)
      }
    }
  }

  // MARK: - Notices

  /// Shows a toast for a second, which does not block interaction.
  func showToast(_ text: String) {
    toast = text
    render()
    send(ifDetached: .vanish) { $0.announce(text) }
    latest(.toast) { [clock = environment.clock] in
      try await clock.sleep(for: .seconds(1))
    } then: { _ in
      self.toast = nil
      self.render()
    }
  }

  func showError(_ error: any Error, title: String) {
    let text = texts.sentence(for: error)
    navigation?.notify(Notice(title: title, text: text, ok: texts.common.ok))
  }
}

extension WorkKind {
  fileprivate static let toast = WorkKind("toast")
}
