import DrawnPictures

/// The comments on a story, derived from the story except for their times.
struct EditionComments: Sendable {
  enum Kind: String {
    case long
    case short
  }

  let story: EditionStory
  let kind: Kind

  init?(_ story: EditionStory, _ kind: String) {
    guard let kind = Kind(rawValue: kind) else { return nil }
    self.init(story, kind)
  }

  init(_ story: EditionStory, _ kind: Kind) {
    self.story = story
    self.kind = kind
  }

  /// The number of comments: the second story of a day has many, the third sometimes none.
  ///
  /// It is smaller than the number of remarks, so that no two comments are the same.
  var count: Int {
    var seed = Seed(story.id, kind == .long ? 6 : 7)
    switch (kind, story.index) {
    case (.short, 1): return 23 + seed.next(7)
    case (.short, 2): return seed.next(3)
    case (.short, _): return 3 + seed.next(14)
    case (.long, 1): return 1 + seed.next(3)
    case (.long, _): return seed.next(3)
    }
  }

  /// The number of comments in a page.
  static let pageSize = 20

  /// Returns a page of comments.
  /// - Parameters:
  ///   - last: The comment that they are older than; nil for the newest.
  ///   - now: The current time, in seconds since 1970, after which there are no comments.
  /// - Returns: The comments, newest first.
  func page(after last: Int?, at now: Int) -> [CommentPayload] {
    let ids = firstID..<(firstID + count)
    let end = last.map { min(max(ids.lowerBound, $0), ids.upperBound) } ?? ids.upperBound
    let newest = end - firstID
    let delay = delay(at: now)
    return (max(0, newest - Self.pageSize)..<newest).reversed().map { index in
      comment(index, at: moment(index) - delay)
    }
  }

  /// The id of the first comment; ids of long ones start at 500.
  private var firstID: Int { story.id * 1_000 + (kind == .long ? 500 : 0) }

  // MARK: - Times

  private func moment(_ index: Int) -> Int { story.publishedAt + 600 + index * 660 }

  /// Returns the seconds by which all comments are moved back from their ordinary times, because
  /// the day's stories can be read from midnight on, long before their stated hour.
  ///
  /// In whole hours, so that the times are stable for a while.
  private func delay(at now: Int) -> Int {
    let ahead = max(0, moment(count - 1) - now)
    return (ahead + 3_599) / 3_600 * 3_600
  }

  // MARK: - Comments

  private func comment(_ index: Int, at time: Int) -> CommentPayload {
    var seed = Seed(firstID + index, 8)
    let reader = reader(index)
    return CommentPayload(
      id: firstID + index,
      author: story.texts.people.readers[reader],
      avatar: reader % 7 == 3 ? nil : "/zhihu/avatar/\(reader).png",
      content: text(index),
      likes: seed.next(8) == 0 ? 0 : seed.next(120),
      time: time,
      replyTo: quote(index)
    )
  }

  private func reader(_ index: Int) -> Int {
    // Adjacent comments have different authors.
    (story.id * 7 + index * 11) % story.texts.people.readers.count
  }

  private func text(_ index: Int) -> String {
    let pool = kind == .long ? story.texts.remarks.long : story.texts.remarks.short
    if kind == .short, isReply(index) {
      let replies = story.texts.remarks.replies
      return replies[(story.id + index / 4) % replies.count]
    }
    return Angle.text(pool[(story.id * 13 + index * 7) % pool.count], about: story.subject.name)
  }

  private func isReply(_ index: Int) -> Bool { index % 4 == 2 }

  /// Returns the quoted comment: every fourth comment answers the previous one, which is deleted in
  /// every third of these cases.
  private func quote(_ index: Int) -> QuotePayload? {
    guard isReply(index) else { return nil }
    let answered = firstID + index - 1
    if index % 12 == 2 {
      return QuotePayload(id: answered, status: 1, errorMsg: story.texts.deletedComment)
    }
    return QuotePayload(
      id: answered,
      status: 0,
      author: story.texts.people.readers[reader(index - 1)],
      content: text(index - 1)
    )
  }
}
