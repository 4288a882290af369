import Foundation
import Rostrum
import ZhihuDailyModel

// The view state of the home screen, derived from the presenter's data.
extension HomePresenter {
  private var isEmpty: Bool { feed.stories.isEmpty && feed.banner.isEmpty }

  var content: HomeViewState.Content {
    if !isEmpty { return .paper(listing) }
    if let readError { return .placeholder(texts.placeholder(for: readError)) }
    if case .failed(let error) = refreshing { return .placeholder(texts.placeholder(for: error)) }
    if case .failed(let error) = older { return .placeholder(texts.placeholder(for: error)) }
    if case .running = refreshing { return .loading(texts.common.loading) }
    if !hasRequested || feed.hasMore { return .loading(texts.common.loading) }
    return .placeholder(
      PlaceholderViewData(
        symbol: "newspaper",
        title: texts.home.emptyTitle,
        text: texts.home.emptyText,
        button: texts.common.retry
      )
    )
  }

  var notice: HomeViewState.Notice? {
    guard !isEmpty else { return nil }
    if let readError { return notice(texts.sentence(for: readError)) }
    guard case .failed(let error) = refreshing else { return nil }
    if error == .service(.offline), let fetchedAt {
      return notice(texts.errors.offlineNotice(environment.text(ofTime: fetchedAt)))
    }
    return notice(texts.sentence(for: error))
  }

  private func notice(_ text: String) -> HomeViewState.Notice {
    .init(text: text, button: texts.common.retry)
  }

  // MARK: - The list

  var sections: [HomeListing.Section] {
    let shown = headerDate
    return feed.days.enumerated().map { index, day in
      // The header is directly above the first day only.
      let isInHeader = index == 0 && day.date == shown
      return HomeListing.Section(
        id: day.date.dayNumber,
        title: isInHeader ? nil : texts.home.day(day.date.month, day.date.day),
        rows: day.stories.map(\.id)
      )
    }
  }

  var foot: HomeListing.Foot {
    if !feed.hasMore { return .end(texts.home.end) }
    if case .failed = older { return .failed(texts.home.olderFailed, button: texts.common.retry) }
    return .loading(texts.home.loadingOlder)
  }

  func row(_ story: StorySummary, isRead: Bool) -> HomeRowViewData {
    HomeRowViewData(
      title: story.title,
      hint: story.hint,
      accessibilityLabel: texts.common.accessibilityLabel([story.title, story.hint]),
      picture: story.image,
      isRead: isRead,
      readMark: isRead ? texts.home.read : nil
    )
  }

  // MARK: - The banner

  var banner: HomeBannerViewData? {
    guard !feed.banner.isEmpty else { return nil }
    let current = min(bannerIndex, feed.banner.count - 1)
    return HomeBannerViewData(
      items: feed.banner.map { item in
        .init(
          id: item.id,
          title: item.title,
          hint: item.hint,
          accessibilityLabel: texts.common.accessibilityLabel([item.title, item.hint]),
          picture: item.image,
          hue: item.hue.map(HueViewData.init)
        )
      },
      current: current,
      label: texts.home.banner,
      page: texts.home.bannerPage(current + 1, feed.banner.count)
    )
  }

  // MARK: - The header

  var header: HomeHeaderViewData {
    HomeHeaderViewData(texts, environment, date: headerDate, loginName: loginName)
  }

  func renderHeader() {
    let header = header
    update { $0.header = header }
  }

  /// Updates the header at each full hour.
  func waitForHour() {
    let wait = environment.timeToNextHour
    latest(.hour) { [clock = environment.clock] in
      try await clock.sleep(for: wait)
    } then: { result in
      guard case .success = result else { return }
      // After midnight, today's stories are yesterday's.
      self.render()
      self.waitForHour()
    }
  }
}

extension HomePresenter {
  /// The current date, or that of the newest stories where it is a later one: the newspaper's day
  /// begins in Beijing.
  private var headerDate: NewsDate {
    max(environment.today, feed.days.first?.date ?? environment.today)
  }
}

extension HomeHeaderViewData {
  init(_ texts: NewsTexts, _ environment: AppEnvironment, date: NewsDate, loginName: String?) {
    let hour = environment.calendar.component(.hour, from: environment.now())
    self.init(
      day: String(date.day),
      month: texts.home.month(date.month),
      title: texts.home.greeting(Greeting(hour: hour)) ?? texts.home.title,
      date: texts.home.day(date.month, date.day),
      initial: loginName?.first.map { String($0).uppercased() },
      profile: texts.common.accessibilityLabel([texts.home.profile, loginName])
    )
  }
}

extension AppEnvironment {
  /// The current date in the user's time zone.
  var today: NewsDate { NewsDate(now(), in: timeZone) }

  /// The time until the next full hour, at least a second.
  fileprivate var timeToNextHour: Duration {
    let now = now()
    let next = calendar.nextDate(
      after: now,
      matching: DateComponents(minute: 0, second: 0),
      matchingPolicy: .nextTime
    )
    return .seconds(max(1, next?.timeIntervalSince(now) ?? 3_600))
  }
}

extension WorkKind {
  /// The wait for the next hour.
  static let hour = WorkKind("hour")
}
