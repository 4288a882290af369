import Rostrum
import ZhihuDailyModel

// On to the story beside this one, in the order that it was opened from.
extension StoryPresenter {
  /// On to the next story; where its day is not there yet, it is fetched.
  public func nextTapped() {
    leaf(\.mayHaveNext, orSay: texts.story.isLast) { [stories, id, order] in
      try await stories.next(after: id, in: order)
    }
  }

  public func previousTapped() {
    leaf(\.mayHavePrevious, orSay: texts.story.isFirst) { [stories, id, order] in
      try await stories.previous(before: id, in: order)
    }
  }

  /// Where nothing can be read, either side may be tried.
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

  private func leaf(
    _ side: WritableKeyPath<StoryPlace, Bool>,
    orSay limit: String,
    _ operation: @escaping @MainActor () async throws -> StoryNeighbour
  ) {
    guard !isLeft, !isRunning(.leaf) else { return }
    latest(.leaf, operation) { result in
      switch result {
      case .success(.story(let story)):
        self.isLeft = true
        self.navigation?.showStory(story.id)
      case .success(.end):
        self.place[keyPath: side] = false
        self.newEnds.insert(side)
        self.say(limit)
      case .success(.unknown): self.say(self.texts.story.hasNoNeighbours)
      case .failure(let error):
        guard (error as? NewsError)?.isCancellation != true else { return }
        self.tell(error, title: self.texts.story.notLeafed)
      }
    }
  }
}

extension WorkKind {
  fileprivate static let leaf = WorkKind("leaf")
  fileprivate static let place = WorkKind("place")
}
