public import Foundation
public import Rostrum
import ZhihuDailyModel

/// The presenter of a story: shows the stored copy first, then the server's.
public final class StoryPresenter: Presenter<any StoryView, StoryViewState> {
  enum RequestState {
    case running
    case answered
    case failed(any Error)
  }

  enum Mark {
    case like, favourite
  }

  let id: Story.ID
  let order: StoryOrder
  let stories: any StoryRepository
  private let settings: any SettingsRepository
  let environment: AppEnvironment
  let texts: NewsTexts
  let storyBase: URL?
  let site: URL?
  weak var navigation: (any StoryNavigation)?

  /// The list entry of the story, shown until the story has loaded.
  private(set) var summary: StorySummary?
  /// The story; nil until a copy is available.
  private(set) var datedStory: Dated<Story>?
  /// The state of the request for the story.
  private(set) var requestState = RequestState.running
  /// A Boolean value that indicates whether the request for the counts failed and may be repeated.
  private var lacksCounts = false
  var status = StoryStatus()
  private(set) var textSize = NewsSettings().textSize
  /// The scale of text at the screen's text size.
  private(set) var textScale = 1.0
  private var backOff = BackOff()
  private var isRead = false
  /// The possible neighbours of the story.
  var place = StoryPlace()
  /// The ends that were found after the last reading of `place` began, which may not include them.
  var newEnds: Set<WritableKeyPath<StoryPlace, Bool>> = []
  /// The marks that are being stored.
  var marking: Set<Mark> = []
  /// A Boolean value that indicates whether another story is replacing this one.
  var isLeft = false
  var toast: String?

  init(id: Story.ID, order: StoryOrder, app: NewsServices, navigation: any StoryNavigation) {
    self.id = id
    self.order = order
    stories = app.stories
    settings = app.settings
    environment = app.environment
    texts = app.texts
    storyBase = app.storyBase
    site = app.site
    self.navigation = navigation
    super.init(state: .loading(app.texts))
  }

  public override func didAttach(isFirst: Bool) {
    readPlace()
    if isFirst {
      observe(settings.changes, onStart: readSettings) { self.take($0) }
      observe(stories.changes, onStart: read) {
        self.readStatus()
        self.readPlace()
      }
    } else {
      retry()
    }
  }

  public override func didDetach() {
    cancel(.attempt)
  }

  /// Handles the screen's text size, which applies in addition to that of the settings.
  ///
  /// - Parameter scale: The scale of text, 1 for the standard size.
  public func textScaleChanged(_ scale: Double) {
    guard scale != textScale else { return }
    textScale = scale
    render()
  }

  // MARK: - What a person did

  /// Handles the button of the placeholder.
  public func placeholderButtonTapped() {
    if let story = datedStory?.value, story.isExternal {
      if let address = story.shareAddress { linkTapped(address) }
    } else if isMissing {
      navigation?.showAllStories()
    } else {
      retryTapped()
    }
  }

  public func retryTapped() {
    if case .running = requestState { return }
    backOff.reset()
    requestState = .running
    render()
    read()
  }

  /// Handles a link in the story; one to a screen of the app leaves neither the app nor the story.
  public func linkTapped(_ url: URL) {
    if let figure = StoryPage.figure(at: url) { return figureTapped(figure) }
    if let site, let route = ZhihuDailyRoute(url, at: site) {
      if route == .comments(id) { return commentsTapped() }
      navigation?.open(route)
      return
    }
    send(ifDetached: .vanish) { $0.open(url) }
  }

  /// Handles a tap on the picture above the story.
  public func pictureTapped() {
    show { PictureToShow(above: $0, credit: texts.story.credit, sharing: sharedAddress) }
  }

  private func figureTapped(_ number: Int) {
    show { PictureToShow(number: number, in: $0, sharing: sharedAddress) }
  }

  private func show(_ picture: (Story) -> PictureToShow?) {
    if let picture = datedStory.flatMap({ picture($0.value) }) { navigation?.showPicture(picture) }
  }

  public func commentsTapped() {
    guard datedStory != nil else { return }
    navigation?.showComments()
  }

  // MARK: - Reading

  /// Shows the stored copy, then requests the story.
  private func read() {
    latest(.read) { [stories, id] in
      (
        try await stories.story(id), try await stories.status(of: id),
        try await stories.summary(of: id)
      )
    } then: { result in
      switch result {
      case .success(let (datedStory, status, summary)):
        self.status = status
        self.summary = summary
        if let datedStory { self.take(datedStory) }
        self.refresh()
      case .failure(let error):
        self.requestState = .failed(error)
        self.render()
      }
    }
  }

  /// Reads the status after any screen has marked the story.
  private func readStatus() {
    latest(.status) { [stories, id] in
      try await stories.status(of: id)
    } then: { result in
      // After an error the old status stays; the screen that sets a mark reports its own errors.
      guard case .success(let status) = result else { return }
      self.status = status
      self.render()
    }
  }

  private func readSettings() {
    latest(.settings) { [settings] in
      try await settings.settings()
    } then: { result in
      // The screens that show the settings report read errors; the default applies here.
      if case .success(let settings) = result { self.take(settings) }
    }
  }

  private func take(_ settings: NewsSettings) {
    textSize = settings.textSize
    render()
  }

  // MARK: - The paper

  private func refresh() {
    requestState = .running
    render()
    refreshCounts()
    latest(.refresh) { [stories, id] in
      try await stories.refresh(id)
    } then: { result in
      switch result {
      case .success(let datedStory):
        self.requestState = .answered
        self.backOff.reset()
        self.take(datedStory)
      case .failure(let error): self.requestState = .failed(error)
      }
      self.render()
      self.retryLater()
    }
  }

  private func refreshCounts() {
    latest(.counts) { [stories, id] in
      try await stories.refreshStatus(of: id)
    } then: { result in
      switch result {
      case .success(let status):
        self.lacksCounts = false
        self.status = status
        self.render()
      case .failure(let error): self.lacksCounts = (error as? NewsError)?.isTransient == true
      }
      self.retryLater()
    }
  }

  private func take(_ datedStory: Dated<Story>) {
    self.datedStory = datedStory
    guard !isRead else { return }
    isRead = true
    finishing { [stories, id] in
      try await stories.markRead(id)
    } then: { result in
      // After an error, the story is marked when it is opened again.
      if case .failure = result { self.isRead = false }
    }
  }

  // MARK: - By itself

  private var hasTransientFailure: Bool {
    if case .failed(let error) = requestState { return (error as? NewsError)?.isTransient == true }
    return lacksCounts
  }

  private func retryLater() {
    guard isAttached, hasTransientFailure, !isRunning(.refresh), !isRunning(.counts),
      !isRunning(.attempt)
    else { return }
    let wait = backOff.next()
    latest(.attempt) { [clock = environment.clock] in
      try await clock.sleep(for: wait)
    } then: { result in
      if case .success = result { self.retry() }
    }
  }

  private func retry() {
    if case .failed = requestState { return refresh() }
    if lacksCounts { refreshCounts() }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let status = WorkKind("status")
  fileprivate static let settings = WorkKind("settings")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let counts = WorkKind("counts")
}
