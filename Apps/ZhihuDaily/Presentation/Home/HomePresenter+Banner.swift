import Rostrum
import ZhihuDailyModel

// The banner moves on by itself while nobody holds it.
extension HomePresenter {
  static let bannerTime = Duration.seconds(5)

  public func bannerTapped(_ id: Int) {
    if feed.banner.contains(where: { $0.id == id }) { navigation?.showStory(id, in: .banner) }
  }

  public func bannerDragBegan() {
    isDraggingBanner = true
    stopBanner()
  }

  public func bannerDragEnded() {
    isDraggingBanner = false
    startBanner()
  }

  /// A person came to another item.
  public func bannerShows(_ index: Int) {
    guard feed.banner.indices.contains(index), index != bannerIndex else { return }
    bannerIndex = index
    render()
    startBanner()
  }

  /// Whether things may move by themselves: not where motion is reduced or read out.
  public func bannerMay(move mayMove: Bool) {
    guard mayMove != bannerMayMove else { return }
    bannerMayMove = mayMove
    startBanner()
  }

  /// Begins the time of the item in sight anew.
  func startBanner() {
    stopBanner()
    guard isInSight, bannerMayMove, !isDraggingBanner, feed.banner.count > 1 else { return }
    latest(.banner) { [clock = environment.clock] in
      try await clock.sleep(for: Self.bannerTime)
    } then: { result in
      guard case .success = result, !self.feed.banner.isEmpty else { return }
      self.bannerIndex = (self.bannerIndex + 1) % self.feed.banner.count
      self.render()
      self.startBanner()
    }
  }

  func stopBanner() {
    cancel(.banner)
  }

  /// What was in sight stays so where it is in a new banner.
  func keepBannerInPlace() {
    let shown = state.banner.flatMap {
      $0.items.indices.contains($0.current) ? $0.items[$0.current] : nil
    }
    bannerIndex = feed.banner.firstIndex { $0.id == shown?.id } ?? 0
    if !isRunning(.banner) { startBanner() }
  }
}

extension WorkKind {
  fileprivate static let banner = WorkKind("banner")
}
