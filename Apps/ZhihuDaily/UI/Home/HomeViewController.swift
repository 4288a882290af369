import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The home screen: the days, with a banner above them.
final class HomeViewController: ScreenViewController<HomePresenter>, HomeView {
  private let pictures: any PictureProviding
  private let table = UITableView(frame: .zero, style: .plain)
  private let refreshControl = UIRefreshControl()
  private lazy var source = HomeDataSource(tableView: table) { [weak self] table, path, item in
    self?.cell(for: item, at: path, in: table)
  }
  private lazy var titleView = HomeTitleView(
    onTitle: UIAction { [weak self] _ in self?.presenter.titleTapped() }
  )
  private lazy var profileItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.profileTapped() }
  )
  private lazy var banner = HomeBannerView(pictures: pictures)
  private lazy var life = SceneLife(
    enteredBackground: { [weak self] in self?.presenter.enteredBackground() },
    willEnterForeground: { [weak self] in self?.presenter.willEnterForeground() },
    didActivate: { [weak self] in self?.updateBannerAutoscroll() }
  )
  private var chosen: Int?
  private var shown: (listing: HomeListing, notice: HomeViewState.Notice?)?

  init(presenter: HomePresenter, pictures: any PictureProviding) {
    self.pictures = pictures
    super.init(presenter: presenter)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addCovering(table)
    navigationItem.titleView = UIView()
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: titleView)
    navigationItem.rightBarButtonItem = profileItem
    setUpTable()
    setUpBanner()
  }

  override func viewWillAppear(_ animated: Bool) {
    updateBannerAutoscroll()
    super.viewWillAppear(animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, covered) = (view.bounds.size, view.safeAreaInsets)
    let height = min(size.width, (size.height - covered.top - covered.bottom) / 2)
    guard banner.fit(height), table.tableHeaderView === banner else {
      return
    }
    // A table reads the height of its header view only when the view is set.
    table.tableHeaderView = banner
  }

  /// Passes the current setting of reduced motion to the presenter.
  ///
  /// Repeated when the scene becomes active: the setting may have changed, and a new display
  /// reports it only then.
  private func updateBannerAutoscroll() {
    presenter.bannerMay(move: !UIAccessibility.isReduceMotionEnabled)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let scene = view.window?.windowScene { life.follow(scene) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    life.end()
  }

  private func setUpTable() {
    // A low estimate would load many rows, and older days with them.
    table.estimatedRowHeight = 110
    table.sectionHeaderTopPadding = 0
    table.register(StoryCell.self, forCellReuseIdentifier: "story")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.register(DayHeaderView.self, forHeaderFooterViewReuseIdentifier: "day")
    table.separatorStyle = .none
    table.dataSource = source
    table.prefetchDataSource = self
    table.delegate = self
    table.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.presenter.pulledToRefresh() },
      for: .valueChanged
    )
  }

  private func setUpBanner() {
    banner.onTap = { [weak self] in self?.presenter.bannerTapped($0) }
    banner.onPage = { [weak self] in self?.presenter.bannerShows($0) }
    banner.onDots = { [weak self] in self?.presenter.bannerTurned(to: $0) }
    banner.onDrag = { [weak self] isDragging in
      if isDragging { self?.presenter.bannerDragBegan() } else { self?.presenter.bannerDragEnded() }
    }
  }

  // MARK: - HomeView

  func render(_ state: HomeViewState) {
    title = state.title
    titleView.show(state.header)
    show(profile: state.header)
    if !state.isPulled, refreshControl.isRefreshing { refreshControl.endRefreshing() }
    switch state.content {
    case .loading(let text): show(table, insteadOf: .loading(text))
    case .placeholder(let data):
      show(table, insteadOf: .placeholder(data) { [weak self] in self?.presenter.retryTapped() })
    case .paper(let listing):
      show(table, insteadOf: nil)
      show(state.banner)
      show(listing, state.notice)
      chosen = state.chosen
      markChosen()
    }
  }

  func scrollToTop() {
    table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: true)
  }

  private func show(profile header: HomeHeaderViewData) {
    let isNobody = header.initial == nil
    profileItem.image = UIImage(
      systemName: isNobody ? "person.crop.circle" : "person.crop.circle.fill"
    )
    profileItem.accessibilityLabel = header.profile
  }

  private func show(_ banner: HomeBannerViewData?) {
    if let banner { self.banner.show(banner) }
    let header = banner == nil ? nil : self.banner
    if table.tableHeaderView !== header { table.tableHeaderView = header }
  }

  /// Selects the row of the story in the secondary column.
  private func markChosen() {
    table.selectOnly(chosen.flatMap { source.indexPath(for: .story($0)) })
  }

  private func show(_ listing: HomeListing, _ notice: HomeViewState.Notice?) {
    if let shown, shown.listing == listing, shown.notice == notice { return }
    shown = (listing, notice)
    source.show(listing, hasNotice: notice != nil)
  }

  // MARK: - Cells

  private func cell(
    for item: HomeDataSource.Item,
    at path: IndexPath,
    in table: UITableView
  ) -> UITableViewCell {
    guard case .story(let id) = item else {
      let cell = table.dequeueReusableCell(withIdentifier: "text", for: path)
      if item == .notice {
        cell.showNotice(shown?.notice?.text, button: shown?.notice?.button)
      } else {
        showFoot(in: cell)
      }
      return cell
    }
    let cell = table.dequeueReusableCell(withIdentifier: "story", for: path)
    if let row = presenter.row(id) { (cell as? StoryCell)?.show(row, from: pictures) }
    return cell
  }

  private func showFoot(in cell: UITableViewCell) {
    switch shown?.listing.foot {
    case .loading(let text), .end(let text): cell.showFooterText(text)
    case .failed(let text, let button): cell.showNotice(text, button: button)
    case nil: break
    }
  }
}

extension HomeViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if chosen == nil { tableView.deselectRow(at: indexPath, animated: true) }
    switch source.itemIdentifier(for: indexPath) {
    case .notice: presenter.retryTapped()
    case .story(let id): presenter.rowTapped(id)
    case .foot: presenter.olderRetryTapped()
    case nil: break
    }
    // The selected row follows from the secondary column, not from taps.
    markChosen()
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    switch source.sectionIdentifier(for: indexPath.section) {
    case .day(let id): presenter.dayWillDisplay(id)
    case .foot: presenter.footerWillDisplay()
    case .notice, nil: break
    }
  }

  func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    source.title(ofSection: section) == nil ? 0 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let title = source.title(ofSection: section) else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "day")
    (header as? DayHeaderView)?.show(title)
    return header
  }
}

extension HomeViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    presenter.prefetchRows(source.stories(at: indexPaths))
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    presenter.cancelPrefetching(source.stories(at: indexPaths))
  }
}
