import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `titleMenuProvider`.
@MainActor
struct TitleMenuTests {
  private let log = CallLog()
  private let screen: DocumentScreen
  private let navigation: UINavigationController

  init() {
    screen = DocumentScreen(log)
    screen.title = "Letter"
    navigation = UINavigationController(rootViewController: screen)
  }

  private func offer() {
    screen.navigationItem.titleMenuProvider = { [log] suggested in
      let count = UIAction(title: "Count Words") { _ in log("count") }
      return UIMenu(children: suggested + [count])
    }
  }

  private func items(_ driver: SceneDriver) -> [String] {
    driver.find(nil, .menuItem).map(\.label)
  }

  @Test func aTitleOpensItsMenu() throws {
    offer()
    let driver = SceneDriver(rootViewController: navigation)
    try driver.openMenu("Letter", .button)
    #expect(items(driver) == ["Duplicate", "Rename", "Count Words"])
    try driver.chooseMenuItem("Rename")
    #expect(log.take() == ["rename"])
    try driver.openMenu("Letter", .button)
    try driver.chooseMenuItem("Count Words")
    #expect(log.take() == ["count"])
  }

  @Test func theProviderMakesANewMenuEachTimeItOpens() throws {
    var count = 0
    screen.navigationItem.titleMenuProvider = { _ in
      count += 1
      return UIMenu(children: [UIAction(title: "Time \(count)") { _ in }])
    }
    let driver = SceneDriver(rootViewController: navigation)
    #expect(count == 0)
    try driver.openMenu("Letter", .button)
    #expect(items(driver) == ["Time 1"])
    try driver.closeMenu()
    try driver.openMenu("Letter", .button)
    #expect(items(driver) == ["Time 2"])
  }

  @Test func theButtonFollowsTheTitleAndIsRemovedWithTheProvider() throws {
    offer()
    let driver = SceneDriver(rootViewController: navigation)
    screen.title = "Note"
    driver.settle()
    #expect(driver.find("Note", .button).count == 1 && driver.find("Letter").isEmpty)
    screen.navigationItem.titleMenuProvider = nil
    driver.settle()
    #expect(driver.find("Note", .button).isEmpty)
  }

  @Test func aTitleThatOpensAMenuIsNotLarge() {
    navigation.navigationBar.prefersLargeTitles = true
    offer()
    let driver = SceneDriver(rootViewController: navigation)
    let bar = driver.find(nil, .bar).first.flatMap { driver.display.tree[$0.id] }
    let isLarge = bar?.attributes.contains { attribute in
      if case .largeTitle(true, _) = attribute { return true }
      return false
    }
    #expect(isLarge == false)
  }
}

/// A screen whose document can be duplicated and renamed.
private final class DocumentScreen: UIViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func duplicate(_ sender: Any?) {
    log("duplicate")
  }

  override func rename(_ sender: Any?) {
    log("rename")
  }
}
