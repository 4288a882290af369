import Foundation
public import Rostrum
import ZhihuDailyModel

// rostrum:disable:next presenter-too-long one list: days, banner and pictures share its state
/// The presenter of the home screen: shows stored days first, then the server's, newest first, and
/// loads older days on scrolling.
public final class HomePresenter: Presenter<any HomeView, HomeViewState> {
  enum RequestState {
    case idle
    case running
    case failed(NewsError)
  }

  private struct Listed: Equatable {
    var feed: NewsFeed
    var read: Set<Story.ID>
    var foot: HomeListing.Foot
    var today: NewsDate
  }

  /// The age, in seconds, up to which the newest day is not fetched again on return to the screen.
  static let freshFor: TimeInterval = 300

  let days: any DayRepository
  let stories: any StoryRepository
  private let settings: any SettingsRepository
  let pictures: any PictureProviding
  let environment: AppEnvironment
  let texts: NewsTexts
  weak var navigation: (any HomeNavigation)?

  var feed = NewsFeed.empty
  /// The date at which the newest day was fetched; nil if it never was.
  var fetchedAt: Date?
  /// The error of the storage.
  var readError: NewsError?
  /// The state of the request for the newest day.
  var refreshing = RequestState.idle
  /// The state of the request for the next older day.
  var older = RequestState.idle
  var hasRequested = false
  var isPulled = false
  var backOff = BackOff()
  /// The day that became visible last.
  var dayInSight: NewsDate?
  private(set) var read: Set<Story.ID> = []
  private(set) var loginName: String?
  private(set) var isInBackground = false

  var bannerIndex = 0
  var isDraggingBanner = false
  var bannerMayMove = true
  /// A Boolean value that indicates whether the user has turned a page by the dots.
  var isBannerHeld = false
  /// The stories whose pictures are being prefetched.
  var awaited: Set<Story.ID> = []

  private(set) var rows: [Story.ID: StorySummary] = [:]
  /// The input of the current listing.
  private var listed: Listed?
  private(set) var listing = HomeListing(sections: [], foot: .loading(""), revision: 0)

  init(app: NewsServices, navigation: any HomeNavigation) {
    days = app.days
    stories = app.stories
    settings = app.settings
    pictures = app.pictures
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: HomeViewState(
        title: app.texts.home.title,
        header: .init(
          app.texts,
          app.environment,
          date: app.environment.today,
          loginName: nil
        ),
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst {
      observe(days.changes, onStart: readDays, onMessage: readDays)
      observe(stories.changes, onMessage: readMarks)
      observe(settings.changes, onStart: readSettings) { self.show($0) }
    }
    isBannerHeld = false
    resume()
  }

  public override func didDetach() {
    pause()
  }

  // MARK: - Who is in sight

  /// A Boolean value that indicates whether the screen may be visible.
  var isInSight: Bool { isAttached && !isInBackground }

  public func enteredBackground() {
    isInBackground = true
    pause()
  }

  public func willEnterForeground() {
    guard isInBackground else { return }
    isInBackground = false
    if isAttached { resume() }
  }

  private func resume() {
    renderHeader()
    waitForHour()
    startBanner()
    refreshIfOld()
  }

  private func pause() {
    cancel(.hour)
    cancel(.retry)
    stopBanner()
    cancelPrefetching(Array(awaited))
  }

  // MARK: - What the view asks

  /// Returns the content of a story's row; nil if it is not listed (any more).
  public func row(_ id: Int) -> HomeRowViewData? {
    rows[id].map { row($0, isRead: read.contains(id)) }
  }

  // MARK: - What a person did

  public func rowTapped(_ id: Int) {
    if rows[id] != nil { navigation?.showStory(id, in: .days) }
  }

  /// Marks the story in the secondary column; nil for none, or in a collapsed split.
  func chosenChanged(_ id: Story.ID?) {
    update { $0.chosen = id }
  }

  public func profileTapped() {
    navigation?.showProfile()
  }

  public func titleTapped() {
    send(ifDetached: .vanish) { $0.scrollToTop() }
  }

  // MARK: - Marks and settings

  func readMarks() {
    let ids = feed.stories.map(\.id)
    latest(.marks) { [stories] in
      try await stories.read(among: ids)
    } then: { result in
      // If the marks cannot be read, rows keep their look: the next change reads all marks again.
      guard case .success(let read) = result else { return }
      self.read = read
      self.render()
    }
  }

  private func readSettings() {
    latest(.settings) { [settings] in
      try await settings.settings()
    } then: { result in
      // If the name cannot be read, the profile screen reports the error.
      if case .success(let settings) = result { self.show(settings) }
    }
  }

  private func show(_ settings: NewsSettings) {
    loginName = settings.loginName
    renderHeader()
  }

  // MARK: - The listing

  func render() {
    list()
    let (header, content, banner, notice) = (header, content, banner, notice)
    update { state in
      state.header = header
      state.content = content
      state.banner = banner
      state.notice = notice
      state.isPulled = isPulled
    }
  }

  private func list() {
    let next = Listed(feed: feed, read: read, foot: foot, today: environment.today)
    guard next != listed else { return }
    listed = next
    rows = Dictionary(feed.stories.map { ($0.id, $0) }) { first, _ in first }
    listing = HomeListing(sections: sections, foot: foot, revision: listing.revision + 1)
  }
}

extension WorkKind {
  /// The request for the marks of read stories.
  fileprivate static let marks = WorkKind("marks")
  fileprivate static let settings = WorkKind("settings")
}
