import UIKit
import UIKitHosting
import UIKitTesting
import ZhihuDailyModel

extension StoryReader {
  /// The story rows that the page has.
  var stories: [Element] {
    driver.find(nil, .cell).filter { $0.label.contains(" · ") }
  }

  /// The number of rows of the list, including those that the page does not have.
  var rowCount: Int {
    table.map { table in
      (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    } ?? 0
  }

  /// The first list on the screen.
  var table: UITableView? {
    func table(in controller: UIViewController?) -> UITableView? {
      guard let controller else { return nil }
      for child in controller.children {
        if let found = table(in: child) { return found }
      }
      return controller.viewIfLoaded?.subviews.compactMap { $0 as? UITableView }.first
    }
    return table(in: (driver.scene as? _SceneRuntime)?.window?.rootViewController)
  }

  /// Returns the offset to which the display last scrolled a view, in points from the left.
  func place(of view: Element) -> Double? {
    for case .scrollTo(let x, _, _) in driver.display.tree[view.id]?.attributes ?? [] {
      return x
    }
    return nil
  }

  /// Scrolls until a number of days are loaded.
  func eventuallyHasDays(_ count: Int) async throws {
    try await driver.eventually("\(count) days are there") {
      driver.find(nil, .heading).count >= count - 1
    }
  }
}

extension DayRepository {
  /// Returns the ids of all stories in order.
  func allStories() async throws -> [Story.ID] {
    var feed = try await feed().value
    while feed.hasMore { feed = try await more(feed).value }
    return feed.stories.map(\.id)
  }
}
