import Rostrum
import ZhihuDailyModel

// The banner advances automatically unless the user drags it or turns its pages by the dots.
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

  /// Handles the user's move to another item.
  public func bannerShows(_ index: Int) {
    guard feed.banner.indices.contains(index), index != bannerIndex else { return }
    bannerIndex = index
    render()
    startBanner()
  }

  /// Handles the user's move to another item by the dots, which keys and assistive technologies use.
  ///
  /// These users need more time per item: the banner stays until the screen appears again.
  public func bannerTurned(to index: Int) {
    isBannerHeld = true
    stopBanner()
    bannerShows(index)
  }

  /// Sets whether the banner may advance; the view forbids it while motion is reduced.
  public func bannerMay(move mayMove: Bool) {
    guard mayMove != bannerMayMove else { return }
    bannerMayMove = mayMove
    startBanner()
  }

  /// Restarts the timer of the visible item.
  func startBanner() {
    stopBanner()
    guard isInSight, bannerMayMove, !isDraggingBanner, !isBannerHeld, feed.banner.count > 1 else {
      return
    }
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

  /// Keeps the visible item in place if the new banner contains it.
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
