import Foundation
import Rostrum
import ZhihuDailyModel

// Only one request at a time: the newest page of both kinds, or the next page of one.
extension CommentsPresenter {
  /// Shows the stored comments, then requests the newest.
  func read() {
    latest(.read) { [comments, stories, id] in
      let long = try await comments.comments(.long, of: id)
      let short = try await comments.comments(.short, of: id)
      return (long, short, try await stories.status(of: id).counts)
    } then: { result in
      switch result {
      case .success(let (long, short, counts)):
        self.counts = counts
        self.take(long, short)
        self.refresh()
      case .failure(let error):
        self.requestState = .failed(error)
        self.isPulled = false
        self.render()
      }
    }
  }

  private func take(_ long: Dated<CommentList>, _ short: Dated<CommentList>) {
    guard let moment = [long, short].compactMap(\.moment).min() else { return }
    asOf = moment
    lists = [.long: long.value, .short: short.value]
    list()
  }

  // MARK: - The newest

  func refresh() {
    requestState = .running
    // The response would extend a list that is no longer shown.
    cancel(.more)
    cancel(.attempt)
    loading = nil
    failures = [:]
    newLikes = [:]
    list()
    refreshCounts()
    latest(.refresh) { [comments, id] in
      let long = try await comments.refresh(.long, of: id)
      return (long.value, try await comments.refresh(.short, of: id).value)
    } then: { result in
      self.isPulled = false
      switch result {
      case .success(let (long, short)): self.refreshed(long, short)
      case .failure(let error): self.requestState = .failed(error)
      }
      self.list()
      self.retryLater()
    }
  }

  private func refreshed(_ long: CommentList, _ short: CommentList) {
    requestState = .answered
    backOff.reset()
    hasLoadedMore = false
    asOf = environment.now()
    lists = [.long: long, .short: short].mapValues(withNewLikes)
  }

  /// Returns a list with the likes that the user changed while it was fetched.
  func withNewLikes(_ list: CommentList) -> CommentList {
    let section = CommentListing.SectionID(list.kind)
    var list = list
    list.comments = list.comments.map { comment in
      newLikes[.comment(section, comment.id)].map(comment.liked) ?? comment
    }
    return list
  }

  private func refreshCounts() {
    latest(.counts) { [stories, id] in
      try await stories.refreshStatus(of: id).counts
    } then: { result in
      // Without counts the sections show the number of loaded comments, or no number.
      guard case .success(let counts?) = result else { return }
      self.counts = counts
      self.list()
    }
  }

  // MARK: - More

  /// Requests the next page of a kind, unless a request is running or has failed.
  func loadMore(_ kind: StoryComment.Kind) {
    guard loading == nil, failures[kind] == nil, let shown = lists[kind], shown.hasMore else {
      return
    }
    if case .running = requestState { return }
    loading = kind
    list()
    latest(.more) { [comments] in
      try await comments.more(shown)
    } then: { result in
      self.loading = nil
      switch result {
      case .success(let dated):
        self.backOff.reset()
        self.hasLoadedMore = true
        self.lists[kind] = self.withNewLikes(dated.value)
      case .failure(let error): self.failures[kind] = error
      }
      self.list()
      self.retryLater()
    }
  }

  // MARK: - By itself

  private var failure: (any Error)? {
    if case .failed(let error) = requestState { return error }
    return failures.values.first { ($0 as? NewsError)?.isTransient == true }
  }

  private func retryLater() {
    guard isAttached, (failure as? NewsError)?.isTransient == true, !isRunning(.attempt) else {
      return
    }
    let wait = backOff.next()
    latest(.attempt) { [clock = environment.clock] in
      try await clock.sleep(for: wait)
    } then: { result in
      if case .success = result { self.retry() }
    }
  }

  /// Repeats the failed requests.
  func retry() {
    if case .failed = requestState { return refresh() }
    for kind in StoryComment.Kind.allCases where failures[kind] != nil {
      failures[kind] = nil
      return loadMore(kind)
    }
  }
}

extension Dated {
  /// The date of the stored copy; nil if there is none.
  fileprivate var moment: Date? {
    if case .asOf(let date) = freshness { date } else { nil }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let more = WorkKind("more")
  fileprivate static let counts = WorkKind("counts")
  /// The wait before the next attempt.
  static let attempt = WorkKind("attempt")
}
