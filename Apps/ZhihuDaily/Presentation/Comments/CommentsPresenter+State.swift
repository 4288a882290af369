import Foundation
import Rostrum
import ZhihuDailyModel

// The view state of the comments, derived from the presenter's data.
extension CommentsPresenter {
  /// Makes a new listing if its content has changed.
  func list() {
    let sections = StoryComment.Kind.allCases.compactMap(section)
    let rows = Dictionary(uniqueKeysWithValues: sections.flatMap(\.rows).compactMap(shownRow))
    let isSame =
      rows == self.rows
      && sections.map(\.rows) == listing.sections.map(\.rows)
      && sections.map(\.title) == listing.sections.map(\.title)
    self.rows = rows
    if !isSame {
      listing = CommentListing(sections: sections, revision: listing.revision + 1)
    }
    render()
  }

  func render() {
    let (title, content, notice) = (title, content, notice)
    update { state in
      state.title = title
      state.content = content
      state.notice = notice
      state.isPulled = isPulled
    }
  }

  private var title: String {
    counts.map { texts.comments.titleWithCount($0.comments) } ?? texts.comments.title
  }

  private var content: CommentsViewState.Content {
    if hasRows { return .list(listing) }
    if case .failed(let error) = requestState { return .placeholder(texts.placeholder(for: error)) }
    if lists.isEmpty { return .loading(texts.common.loading) }
    return .placeholder(
      PlaceholderViewData(
        symbol: "bubble.left",
        title: texts.comments.noneTitle,
        text: texts.comments.noneText
      )
    )
  }

  /// A Boolean value that indicates whether the story has comments, shown or still to be loaded.
  private var hasRows: Bool {
    lists.values.contains { !$0.comments.isEmpty || $0.hasMore }
  }

  private var notice: CommentsViewState.Notice? {
    guard hasRows, case .failed(let error) = requestState else { return nil }
    guard error as? NewsError == .service(.offline), let asOf else {
      return .init(text: texts.sentence(for: error), button: texts.common.retry)
    }
    let text = texts.errors.offlineNotice(environment.text(ofTime: asOf))
    return .init(text: text, button: texts.common.retry)
  }

  // MARK: - Sections

  private func section(_ kind: StoryComment.Kind) -> CommentListing.Section? {
    guard let list = lists[kind] else { return nil }
    let id = CommentListing.SectionID(kind)
    var rows = list.comments.map { CommentListing.RowID.comment(id, $0.id) }
    if failures[kind] != nil {
      rows.append(.failed(id))
    } else if list.hasMore {
      rows.append(.more(id))
    } else if rows.isEmpty {
      rows = [.empty(id)]
    }
    if kind == .short, isAtEnd { rows.append(.end) }
    return .init(id: id, title: texts.comments.section(kind, count(of: list)), rows: rows)
  }

  /// A Boolean value that indicates whether all comments are shown, and took more than one page.
  private var isAtEnd: Bool {
    hasLoadedMore && lists.values.allSatisfy { !$0.hasMore }
  }

  /// Returns the server's count, or the number of loaded comments if it is complete or larger.
  private func count(of list: CommentList) -> Int? {
    let serverCount = counts.map { list.kind == .long ? $0.longComments : $0.shortComments }
    if list.hasMore { return serverCount.map { max($0, list.comments.count) } }
    return list.comments.count
  }

  // MARK: - Rows

  /// Returns the data of a row that is not a comment.
  public func line(_ id: CommentListing.RowID) -> CommentLineViewData? {
    switch id {
    case .comment: nil
    case .empty(let section): CommentLineViewData(text: texts.comments.empty(section.kind))
    case .more: CommentLineViewData(text: texts.common.loading, isBusy: true)
    case .failed:
      CommentLineViewData(text: texts.comments.moreFailed, button: texts.common.retry)
    case .end: CommentLineViewData(text: texts.comments.end)
    }
  }

  func storedComment(_ id: CommentListing.RowID) -> StoryComment? {
    guard case .comment(let section, let id) = id else { return nil }
    return lists[section.kind]?.comments.first { $0.id == id }
  }

  private func shownRow(
    _ id: CommentListing.RowID
  ) -> (CommentListing.RowID, CommentRowViewData)? {
    storedComment(id).map { (id, row($0, id)) }
  }

  private func row(_ comment: StoryComment, _ id: CommentListing.RowID) -> CommentRowViewData {
    let time = comment.postedAt.map(environment.text(ofComment:))
    let quote = comment.quote.map { self.quote($0, id) }
    return CommentRowViewData(
      avatar: comment.avatar,
      author: comment.author,
      text: comment.text,
      quote: quote,
      time: time,
      like: .init(
        symbol: comment.isLiked ? "hand.thumbsup.fill" : "hand.thumbsup",
        label: texts.comments.like,
        count: comment.likes > 0
          ? comment.likes.formatted(.number.locale(environment.locale)) : nil,
        isOn: comment.isLiked
      ),
      accessibilityLabel: texts.common.accessibilityLabel([
        comment.author, comment.text, quote?.text, time,
      ])
    )
  }

  private func quote(
    _ quote: StoryComment.Quote,
    _ id: CommentListing.RowID
  ) -> CommentRowViewData.Quote {
    switch quote {
    case .deleted(let note):
      return .init(text: note ?? texts.comments.deletedQuote, isFolded: false)
    case .comment(let author, let text):
      let text = texts.comments.quote(author, text)
      guard QuoteFolding.isLong(text) else { return .init(text: text, isFolded: false) }
      let isFolded = !expandedQuotes.contains(id)
      return .init(
        text: text,
        isFolded: isFolded,
        toggle: isFolded ? texts.comments.unfold : texts.comments.fold
      )
    }
  }
}

extension CommentListing.SectionID {
  init(_ kind: StoryComment.Kind) {
    self = kind == .long ? .long : .short
  }

  var kind: StoryComment.Kind { self == .long ? .long : .short }
}
