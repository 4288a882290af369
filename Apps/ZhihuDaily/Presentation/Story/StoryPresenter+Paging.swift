import Rostrum
import ZhihuDailyModel

// Navigation to the neighbouring stories, in the order from which the story was opened.
extension StoryPresenter {
  /// Shows the next story; fetches its day if needed.
  public func nextTapped() {
    navigate(\.mayHaveNext, orShow: texts.story.isLast) { [stories, id, order] in
      try await stories.next(after: id, in: order)
    }
  }

  public func previousTapped() {
    navigate(\.mayHavePrevious, orShow: texts.story.isFirst) { [stories, id, order] in
      try await stories.previous(before: id, in: order)
    }
  }

  /// Reads the possible neighbours; after an error both buttons stay enabled.
  func readPlace() {
    newEnds = []
    latest(.place) { [stories, id, order] in
      try await stories.place(of: id, in: order)
    } then: { result in
      guard case .success(var place) = result else { return }
      for side in self.newEnds { place[keyPath: side] = false }
      self.place = place
      self.render()
    }
  }

  private func navigate(
    _ side: WritableKeyPath<StoryPlace, Bool>,
    orShow limit: String,
    _ operation: @escaping @MainActor () async throws -> StoryNeighbour
  ) {
    guard !isLeft, !isRunning(.navigate) else { return }
    latest(.navigate, operation) { result in
      switch result {
      case .success(.story(let story)):
        self.isLeft = true
        self.navigation?.showStory(story.id)
      case .success(.end):
        self.place[keyPath: side] = false
        self.newEnds.insert(side)
        self.showToast(limit)
      case .success(.unknown): self.showToast(self.texts.story.hasNoNeighbours)
      case .failure(let error):
        guard (error as? NewsError)?.isCancellation != true else { return }
        self.showError(error, title: self.texts.story.navigationFailed)
      }
    }
  }
}

extension WorkKind {
  fileprivate static let navigate = WorkKind("navigate")
  fileprivate static let place = WorkKind("place")
}
