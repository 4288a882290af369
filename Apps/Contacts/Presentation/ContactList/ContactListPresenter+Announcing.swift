import ContactsModel
import Rostrum

// The number of results for users of screen readers, who do not see the list while they type.
extension ContactListPresenter {
  /// The time without another change of the results before their number is announced.
  static let announcementDelay = Duration.seconds(1)

  /// Announces the number of results, if it has changed, when the user pauses: a number per letter
  /// would interrupt the letters.
  func announceLater(_ count: Int) {
    latest(.announcement) { [clock] in
      try await clock.sleep(for: Self.announcementDelay)
    } then: { result in
      guard case .success = result, count != self.announcedCount else { return }
      self.announcedCount = count
      self.send(ifDetached: .vanish) { $0.announce(self.texts.results(count)) }
    }
  }

  /// Ends the announcements of a search.
  func endAnnouncing() {
    cancel(.announcement)
    announcedCount = nil
  }
}

extension WorkKind {
  fileprivate static let announcement = WorkKind("announcement")
}
