import Foundation
import Rostrum
import ZhihuDailyModel

// One page at a time: the newest of both kinds, or the next of one.
extension CommentsPresenter {
  /// Shows what this device has, then asks the paper.
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
        self.asking = .failed(error)
        self.isPulled = false
        self.render()
      }
    }
  }

  private func take(_ long: Known<CommentList>, _ short: Known<CommentList>) {
    guard let moment = [long, short].compactMap(\.moment).min() else { return }
    asOf = moment
    lists = [.long: long.value, .short: short.value]
    list()
  }

  // MARK: - The newest

  func refresh() {
    asking = .running
    // Its answer would be to what is no longer shown.
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
      case .failure(let error): self.asking = .failed(error)
      }
      self.list()
      self.retryLater()
    }
  }

  private func refreshed(_ long: CommentList, _ short: CommentList) {
    asking = .answered
    backOff.reset()
    asOf = environment.now()
    lists = [.long: long, .short: short].mapValues(withNewLikes)
  }

  /// A list in which likes that were set while it was fetched are as they are shown.
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
      // Without them the sections say how many are there, or nothing.
      guard case .success(let counts?) = result else { return }
      self.counts = counts
      self.list()
    }
  }

  // MARK: - More

  /// Asks for the next page, the long ones' first; what is asked for already is not asked again.
  func loadMore(_ kind: StoryComment.Kind) {
    guard loading == nil, failures[kind] == nil, let shown = lists[kind], shown.hasMore else {
      return
    }
    if case .running = asking { return }
    loading = kind
    list()
    latest(.more) { [comments] in
      try await comments.more(shown)
    } then: { result in
      self.loading = nil
      switch result {
      case .success(let known):
        self.backOff.reset()
        self.lists[kind] = self.withNewLikes(known.value)
      case .failure(let error): self.failures[kind] = error
      }
      self.list()
      self.retryLater()
    }
  }

  // MARK: - By itself

  private var failure: (any Error)? {
    if case .failed(let error) = asking { return error }
    return failures.values.first { ($0 as? NewsError)?.mayPass == true }
  }

  private func retryLater() {
    guard isAttached, (failure as? NewsError)?.mayPass == true, !isRunning(.attempt) else { return }
    let wait = backOff.next()
    latest(.attempt) { [clock = environment.clock] in
      try await clock.sleep(for: wait)
    } then: { result in
      if case .success = result { self.retry() }
    }
  }

  /// Asks anew for what did not come.
  func retry() {
    if case .failed = asking { return refresh() }
    for kind in StoryComment.Kind.allCases where failures[kind] != nil {
      failures[kind] = nil
      return loadMore(kind)
    }
  }
}

extension Known {
  /// When it was so; nil for what never was at hand.
  fileprivate var moment: Date? {
    if case .asOf(let date) = freshness { date } else { nil }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let more = WorkKind("more")
  fileprivate static let counts = WorkKind("counts")
  /// Waiting for the next attempt.
  static let attempt = WorkKind("attempt")
}
