import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIActivity`, `UIActivityItemSource`, `excludedActivityTypes`.
@MainActor
struct UIActivityTests {
  private let log = CallLog()
  private let screen = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func share(
    _ items: [Any],
    _ activities: [UIActivity] = [],
    without excluded: [UIActivity.ActivityType]? = nil
  ) {
    let controller = UIActivityViewController(
      activityItems: items,
      applicationActivities: activities
    )
    controller.excludedActivityTypes = excluded
    controller.completionWithItemsHandler = { [log] activity, isDone, _, _ in
      log("completed \(activity?.rawValue ?? "nothing") \(isDone)")
    }
    screen.present(controller, animated: true)
    driver.settle()
  }

  private var offers: [String] { driver.find(nil, .button).map(\.label) }

  @Test func activitiesThatTakeTheItemsAreOffered() throws {
    share(["A story"], [Bookmark(log), Bookmark(log, takes: false)])
    #expect(offers == ["Bookmark", "Copy", "Cancel"])
    try driver.tap("Bookmark")
    driver.settle()
    #expect(
      log.take() == ["prepare [\"A story\"]", "perform", "completed org.example.bookmark true"]
    )
    #expect(screen.presentedViewController == nil)
  }

  @Test func excludedActivitiesAreNotOffered() {
    share(
      ["A story"],
      [Bookmark(log)],
      without: [.copyToPasteboard, UIActivity.ActivityType("org.example.bookmark")]
    )
    #expect(offers == ["Cancel"])
  }

  @Test func anActivityMayHaveAScreen() throws {
    let activity = Bookmark(log)
    activity.screen = UIViewController()
    share(["A story"], [activity])
    try driver.tap("Bookmark")
    driver.settle()
    #expect(screen.presentedViewController === activity.screen)
    #expect(log.take() == ["prepare [\"A story\"]"])
    activity.activityDidFinish(false)
    driver.settle()
    #expect(screen.presentedViewController == nil)
    #expect(log.take() == ["completed org.example.bookmark false"])
    activity.activityDidFinish(true)
    #expect(log.take() == [])
  }

  @Test func aSourceGivesItsItemForTheActivity() throws {
    share([Source()], [Bookmark(log)])
    #expect(driver.screen.contains("placeholder"))
    try driver.tap("Bookmark")
    #expect(log.take().first == "prepare [\"for org.example.bookmark\"]")
    share([Source()])
    try driver.tap("Copy")
    #expect(driver.display.copied == ["for com.apple.UIKit.activity.CopyToPasteboard"])
  }

  @Test func theBrowsersSharingGetsTheItemAndTheSubjectOfASource() {
    share([Source()])
    let shared = driver.display.tree.nodes.values.lazy.flatMap(\.attributes).compactMap {
      if case .share(let value) = $0 { value } else { nil }
    }.first
    #expect(shared == ShareValue(title: "subject", text: "for nothing", url: nil))
  }

  @Test func theBrowsersSharingAsksASourceOnce() {
    let source = Source()
    share([source])
    #expect(source.requests == 1)
    _ = driver.scene.snapshot()
    #expect(source.requests == 1)
  }

  @Test func aProviderMakesItsItemForTheChosenActivity() async throws {
    share([Provider(placeholderItem: "soon")], [Bookmark(log)])
    #expect(driver.screen.contains("soon"))
    #expect(log.take() == [])
    try driver.tap("Bookmark")
    try await driver.eventually("the activity is performed") { !log.lines.isEmpty }
    #expect(
      log.take() == [
        "prepare [\"made for org.example.bookmark\"]", "perform",
        "completed org.example.bookmark true",
      ]
    )
  }

  @Test func aProviderIsNotGivenToTheBrowserBeforeItHasAnItem() async throws {
    share([Provider(placeholderItem: "soon")])
    let isShared = driver.display.tree.nodes.values.contains { node in
      node.attributes.contains { if case .share(let value) = $0 { value != nil } else { false } }
    }
    #expect(!isShared)
    try driver.tap("Copy")
    try await driver.eventually("the item is copied") { !driver.display.copied.isEmpty }
    #expect(driver.display.copied == ["made for com.apple.UIKit.activity.CopyToPasteboard"])
  }

  @Test func aCancelledProviderGivesNoItem() async throws {
    let provider = Provider(placeholderItem: "soon")
    share([provider], [Bookmark(log)])
    provider.cancel()
    try driver.tap("Bookmark")
    #expect(log.take().first == "prepare []")
  }

  @Test func itemsThatCannotBeCopiedAreOfferedToActivitiesOnly() {
    share([7], [Bookmark(log)])
    #expect(offers == ["Bookmark", "Cancel"])
  }

  @Test func displaysShareByTheirOwnMeansOnlyWithoutAppActivities() throws {
    func hasOwnWays() -> Bool {
      driver.display.tree.nodes.values.first { $0.kind == .alert }?.attributes.contains {
        if case .share(let value) = $0 { value != nil } else { false }
      } ?? false
    }
    share(["A story"])
    #expect(hasOwnWays())
    try driver.tap("Cancel")
    share(["A story"], [Bookmark(log)])
    #expect(!hasOwnWays())
  }

  private final class Bookmark: UIActivity {
    private let log: CallLog
    private let takes: Bool
    var screen: UIViewController?

    init(_ log: CallLog, takes: Bool = true) {
      self.log = log
      self.takes = takes
      super.init()
    }

    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? {
      UIActivity.ActivityType("org.example.bookmark")
    }
    override var activityTitle: String? { "Bookmark" }
    override var activityViewController: UIViewController? { screen }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { takes }

    override func prepare(withActivityItems activityItems: [Any]) {
      log("prepare \(activityItems)")
    }

    override func perform() {
      log("perform")
      activityDidFinish(true)
    }
  }

  private nonisolated final class Provider: UIActivityItemProvider, @unchecked Sendable {
    // Unchecked: without state of its own.

    override var item: Any {
      Thread.isMainThread ? "on the main thread" : "made for \(activityType?.rawValue ?? "nothing")"
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    private(set) var requests = 0

    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "placeholder" }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      requests += 1
      return "for \(activityType?.rawValue ?? "nothing")"
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "subject" }
  }
}
