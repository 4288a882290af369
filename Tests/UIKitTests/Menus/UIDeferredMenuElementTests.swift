import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIDeferredMenuElementTests {
  private let log = CallLog()
  private let button = UIButton(type: .system)
  private let driver: SceneDriver
  /// The completion handlers of the requested providers.
  private let asked = Completions()

  init() {
    let screen = UIViewController()
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    screen.view.addSubview(button)
    driver = SceneDriver(rootViewController: screen)
  }

  @MainActor
  private final class Completions {
    var all: [([UIMenuElement]) -> Void] = []
  }

  private func action(_ title: String) -> UIAction {
    UIAction(title: title) { [log] _ in log(title) }
  }

  private func deferred() -> UIDeferredMenuElement {
    UIDeferredMenuElement { [asked] in asked.all.append($0) }
  }

  private func give(_ children: UIMenuElement...) {
    button.menu = UIMenu(children: children)
  }

  private var menu: String {
    driver.find(nil, .menu).first?.text ?? "none"
  }

  @Test func theMenuIsLoadingUntilElementsAreProvided() throws {
    give(action("Name"), deferred())
    #expect(asked.all.isEmpty)
    try driver.tap("Sort")
    #expect(menu == "menu\n  menu item \"Name\"\n  menu item \"Loading…\", disabled")
    asked.all[0]([action("Date"), action("Size")])
    driver.settle()
    #expect(menu == "menu\n  menu item \"Name\"\n  menu item \"Date\"\n  menu item \"Size\"")
    try driver.chooseMenuItem("Size")
    #expect(log.take() == ["Size"])
    #expect(menu == "none")
  }

  @Test func elementsThatAreProvidedAtOnceAreShownAtOnce() throws {
    give(UIDeferredMenuElement { [action = action("Date")] in $0([action]) })
    try driver.tap("Sort")
    #expect(menu == "menu\n  menu item \"Date\"")
  }

  @Test func providedElementsAreCached() throws {
    give(deferred())
    try driver.tap("Sort")
    asked.all[0]([action("Date")])
    try driver.chooseMenuItem("Date")
    try driver.tap("Sort")
    #expect(menu == "menu\n  menu item \"Date\"")
    #expect(asked.all.count == 1)
  }

  @Test func anUncachedElementIsProvidedForEachMenu() throws {
    give(UIDeferredMenuElement.uncached { [asked] in asked.all.append($0) })
    try driver.tap("Sort")
    asked.all[0]([action("Date")])
    try driver.chooseMenuItem("Date")
    try driver.tap("Sort")
    #expect(menu == "menu\n  menu item \"Loading…\", disabled")
    asked.all[0]([action("Old")])
    asked.all[1]([action("New")])
    asked.all[1]([action("Again")])
    driver.settle()
    #expect(menu == "menu\n  menu item \"New\"")
  }

  @Test func aMenuThatIsOpenedAgainMeanwhileReceivesThem() throws {
    give(deferred())
    try driver.tap("Sort")
    try driver.closeMenu()
    try driver.tap("Sort")
    #expect(asked.all.count == 1)
    asked.all[0]([action("Date")])
    driver.settle()
    #expect(menu == "menu\n  menu item \"Date\"")
  }

  @Test func aMenuThatNothingIsProvidedForCloses() throws {
    give(deferred())
    try driver.tap("Sort")
    asked.all[0]([])
    driver.settle()
    #expect(menu == "none")
  }
}
