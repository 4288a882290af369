import Foundation
public import Rostrum
import ZhihuDailyModel

/// The presenter of a story's comments: shows stored comments first, then the server's, and loads
/// more at the end of a list.
public final class CommentsPresenter: Presenter<any CommentsView, CommentsViewState> {
  enum RequestState {
    case running
    case answered
    case failed(any Error)
  }

  let id: Story.ID
  let comments: any CommentRepository
  let stories: any StoryRepository
  let environment: AppEnvironment
  let texts: NewsTexts
  weak var navigation: (any CommentsNavigation)?

  /// The shown comments of each kind.
  var lists: [StoryComment.Kind: CommentList] = [:]
  /// The date of the shown copy; nil if there is none.
  var asOf: Date?
  /// The server's counts.
  var counts: StoryCounts?
  /// The state of the request for the newest comments.
  var requestState = RequestState.running
  var isPulled = false
  /// The errors of the requests for more comments, by kind.
  var failures: [StoryComment.Kind: any Error] = [:]
  /// The kind for which the next page is being fetched.
  var loading: StoryComment.Kind?
  /// A Boolean value that indicates whether comments after the first page are shown.
  var hasLoadedMore = false
  /// The quotes that the user has expanded.
  var expandedQuotes: Set<CommentListing.RowID> = []
  /// The likes that changed since the last refresh began, which its response may lack.
  var newLikes: [CommentListing.RowID: Bool] = [:]
  /// The comments whose like is being stored.
  var marking: Set<CommentListing.RowID> = []
  var listing = CommentListing(sections: [], revision: 0)
  /// The content of the listing's rows.
  var rows: [CommentListing.RowID: CommentRowViewData] = [:]
  var backOff = BackOff()

  init(id: Story.ID, app: NewsServices, navigation: any CommentsNavigation) {
    self.id = id
    comments = app.comments
    stories = app.stories
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: CommentsViewState(
        title: app.texts.comments.title,
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { read() } else { retry() }
  }

  public override func didDetach() {
    cancel(.attempt)
  }

  // MARK: - What the view asks

  /// Returns the content of a comment's row; nil if it is not in the listing (any more).
  public func comment(_ id: CommentListing.RowID) -> CommentRowViewData? {
    rows[id]
  }

  // MARK: - What a person did

  public func retryTapped() {
    if case .running = requestState { return }
    backOff.reset()
    requestState = .running
    render()
    if lists.isEmpty { read() } else { refresh() }
  }

  public func pulledToRefresh() {
    isPulled = true
    backOff.reset()
    refresh()
  }

  public func moreRetryTapped(_ section: CommentListing.SectionID) {
    let kind = section.kind
    guard failures[kind] != nil else { return }
    backOff.reset()
    failures[kind] = nil
    loadMore(kind)
  }

  /// Handles a row that is about to appear.
  public func rowWillDisplay(_ id: CommentListing.RowID) {
    if case .more(let section) = id { loadMore(section.kind) }
  }

  public func foldTapped(_ id: CommentListing.RowID) {
    guard rows[id]?.quote?.toggle != nil else { return }
    expandedQuotes.formSymmetricDifference([id])
    list()
  }

  public func likeTapped(_ id: CommentListing.RowID) {
    guard let comment = storedComment(id), marking.insert(id).inserted else { return }
    finishing { [comments] in
      try await comments.setLiked(!comment.isLiked, comment)
    } then: { result in
      self.marking.remove(id)
      switch result {
      case .success(let comment): self.show(comment.isLiked, id)
      case .failure(let error): self.showError(error)
      }
    }
  }

  private func show(_ isLiked: Bool, _ id: CommentListing.RowID) {
    newLikes[id] = isLiked
    lists = lists.mapValues(withNewLikes)
    list()
  }

  private func showError(_ error: any Error) {
    let text = texts.sentence(for: error)
    navigation?.notify(
      Notice(title: texts.comments.notLiked, text: text, ok: texts.common.ok)
    )
  }
}
