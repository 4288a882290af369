import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct MenuTests {
  private let log = CallLog()
  private let button = UIButton(type: .system)
  private let screen = UIViewController()
  private let driver: SceneDriver

  init() {
    button.setTitle("Sort", for: .normal)
    button.addAction(UIAction { [log] _ in log("tapped") }, for: .primaryActionTriggered)
    button.addAction(UIAction { [log] _ in log("menu") }, for: .menuActionTriggered)
    screen.view.addSubview(button)
    driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
  }

  private func action(
    _ title: String,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log, button] action in
      log(action.sender as? UIButton === button ? "\(title) of the button" : title)
    }
  }

  private func give(_ children: UIMenuElement..., title: String = "", isPrimary: Bool = true) {
    button.menu = UIMenu(title: title, children: children)
    button.showsMenuAsPrimaryAction = isPrimary
  }

  private var menu: String {
    driver.find(nil, .menu).first?.text ?? "none"
  }

  // MARK: - Opening

  @Test func aTapOpensAMenuThatIsThePrimaryAction() throws {
    give(action("Name"), action("Date"), title: "Sort by")
    try driver.tap("Sort")
    #expect(driver.screen == "menu \"Sort by\"\n  menu item \"Name\"\n  menu item \"Date\"")
    #expect(log.take() == ["menu"])
  }

  @Test func elementsOfAGroupMayShareALine() throws {
    let group = UIMenu(
      options: .displayInline,
      preferredElementSize: .small,
      children: [action("Cut"), action("Copy")]
    )
    give(group, action("Delete"))
    try driver.tap("Sort")
    let sizes = driver.find(nil, .menuItem).flatMap { item in
      (driver.display.tree[item.id]?.attributes ?? []).compactMap { attribute in
        if case .menuItem(let value) = attribute { value.size } else { nil }
      }
    }
    #expect(sizes == [.small, .small, .large])
    #expect(group.replacingChildren([]).preferredElementSize == .small)
  }

  @Test func aLongPressOpensAMenuThatIsNotThePrimaryAction() throws {
    give(action("Name"), isPrimary: false)
    try driver.tap("Sort")
    #expect(log.take() == ["tapped"])
    #expect(menu == "none")
    try driver.openMenu("Sort")
    #expect(menu == "menu\n  menu item \"Name\"")
  }

  @Test func anEmptyMenuDoesNotOpen() throws {
    give(action("Name", attributes: .hidden), UIMenu(title: "Empty"))
    #expect(!driver.send(.tap(try driver.element("Sort").id)))
    #expect(menu == "none")
  }

  @Test func aDisabledButtonOpensNone() throws {
    give(action("Name"))
    button.isEnabled = false
    let id = try driver.element("Sort").id
    #expect(!driver.send(.tap(id)))
    #expect(!driver.send(.openMenu(id, x: 0, y: 0)))
    #expect(menu == "none")
  }

  @Test func aBarButtonWithoutAnActionOpensItsMenu() throws {
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [action("Share")])
    )
    try driver.openMenu("More")
    try driver.chooseMenuItem("Share")
    #expect(log.take() == ["Share"])
  }

  @Test func aBarButtonWithAnActionOpensItByALongPress() throws {
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil,
      primaryAction: action("Add"),
      menu: UIMenu(children: [action("Scan")])
    )
    try driver.tap("Add")
    #expect(log.take() == ["Add"])
    try driver.openMenu("Add")
    try driver.chooseMenuItem("Scan")
    #expect(log.take() == ["Scan"])
  }

  // MARK: - Choosing

  @Test func aChoiceClosesTheMenuAndActsOnce() throws {
    give(action("Name"), action("Date"))
    try driver.openMenu("Sort")
    _ = log.take()
    try driver.chooseMenuItem("Date")
    #expect(log.take() == ["Date of the button"])
    #expect(driver.screen.contains("button \"Sort\""))
    #expect(menu == "none")
  }

  @Test func closingAMenuChoosesNothing() throws {
    give(action("Name"))
    try driver.openMenu("Sort")
    _ = log.take()
    try driver.closeMenu()
    #expect(menu == "none")
    #expect(log.take() == [])
  }

  @Test func statesAndAttributesAreShown() throws {
    give(
      action("On", state: .on),
      action("Some", state: .mixed),
      action("Gone", attributes: .hidden),
      action("Off", attributes: .disabled),
      action("Delete", attributes: .destructive)
    )
    try driver.openMenu("Sort")
    #expect(
      menu == """
        menu
          menu item "On", selected
          menu item "Some" = mixed
          menu item "Off", disabled
          menu item "Delete" = destructive
        """
    )
  }

  @Test func keepsMenuPresentedKeepsTheMenuOpen() throws {
    let mark = UIAction(title: "Mark", attributes: .keepsMenuPresented) { $0.state = .on }
    give(mark)
    try driver.openMenu("Sort")
    try driver.chooseMenuItem("Mark")
    #expect(menu == "menu\n  menu item \"Mark\", selected")
  }

  @Test func inlineGroupsAreShownInTheMenuAndSubmenusOpenInIt() throws {
    give(
      UIMenu(options: .displayInline, children: [action("Cut"), action("Copy")]),
      UIMenu(title: "Move To", children: [action("Inbox")]),
      action("Delete")
    )
    try driver.openMenu("Sort")
    #expect(
      menu == """
        menu
          menu item "Cut"
          menu item "Copy"
          menu item "Move To" = submenu
          menu item "Delete"
        """
    )
    try driver.chooseMenuItem("Move To")
    #expect(menu == "menu\n  menu item \"Move To\" = open submenu\n  menu item \"Inbox\"")
    try driver.chooseMenuItem("Move To")
    #expect(menu.contains("Delete"))
    try driver.chooseMenuItem("Move To")
    _ = log.take()
    try driver.chooseMenuItem("Inbox")
    #expect(log.take() == ["Inbox of the button"])
    #expect(menu == "none")
  }

  @Test func groupsStartNewSections() throws {
    give(
      UIMenu(options: .displayInline, children: [action("A"), action("B")]),
      action("C"),
      action("D"),
      UIMenu(options: .displayInline, children: [action("E")])
    )
    try driver.openMenu("Sort")
    let starts = driver.find(nil, .menuItem).map { item in
      driver.display.tree[item.id]?.attributes.contains { attribute in
        if case .menuItem(let value) = attribute { value.startsSection } else { false }
      }
    }
    #expect(starts == [false, false, true, false, true])
  }

  // MARK: - Going with what it was opened from

  @Test func aMenuClosesWhenItsSourceIsRemoved() throws {
    give(action("Name"))
    try driver.openMenu("Sort")
    button.removeFromSuperview()
    #expect(menu == "none")
  }

  @Test func aMenuClosesWhenItsSourceIsCovered() throws {
    give(action("Name"))
    try driver.openMenu("Sort")
    let alert = UIAlertController(title: "News", message: nil, preferredStyle: .alert)
    screen.present(alert, animated: false)
    driver.settle()
    #expect(menu == "none")
    alert.dismiss(animated: false)
    try driver.openMenu("Sort")
    screen.navigationController?.pushViewController(UIViewController(), animated: false)
    #expect(menu == "none")
  }

  @Test func goingBackClosesTheMenu() throws {
    screen.navigationController?.pushViewController(UIViewController(), animated: false)
    let top = UIButton(type: .system)
    top.setTitle("Menu", for: .normal)
    top.menu = UIMenu(children: [action("Name")])
    screen.navigationController?.topViewController?.view.addSubview(top)
    driver.settle()
    try driver.openMenu("Menu")
    try driver.browserBack()
    #expect(menu == "none")
    #expect(screen.navigationController?.topViewController === screen)
  }

  // MARK: - Forged events

  @Test func anOpenMenuBlocksTheViewsBelow() throws {
    give(action("Name"))
    let id = try driver.element("Sort").id
    try driver.openMenu("Sort")
    _ = log.take()
    #expect(!driver.send(.tap(id)))
    #expect(!driver.send(.openMenu(id, x: 0, y: 0)))
    #expect(log.take() == [])
  }

  @Test func anItemOfAMenuThatIsClosedChoosesNothing() throws {
    give(action("Name"))
    try driver.openMenu("Sort")
    let item = try driver.element("Name", .menuItem).id
    try driver.closeMenu()
    _ = log.take()
    #expect(!driver.send(.tap(item)))
    try driver.openMenu("Sort")
    _ = log.take()
    #expect(!driver.send(.tap(item)))
    #expect(log.take() == [])
  }

  @Test func anItemThatTheDisplayHasNotShownChoosesNothing() throws {
    give(action("Name"))
    let seen = driver.display.tree.number
    try driver.openMenu("Sort")
    let item = try driver.element("Name", .menuItem).id
    _ = log.take()
    #expect(!driver.send(.tap(item), seen: seen))
    #expect(log.take() == [])
  }

  @Test func aDisabledItemChoosesNothing() throws {
    give(action("Name", attributes: .disabled), action("Date"))
    try driver.openMenu("Sort")
    _ = log.take()
    #expect(!driver.send(.tap(try driver.element("Name", .menuItem).id)))
    #expect(log.take() == [])
    #expect(menu != "none")
  }

  @Test func aButtonWithoutAMenuOpensNone() throws {
    #expect(!driver.send(.openMenu(try driver.element("Sort").id, x: 0, y: 0)))
  }
}
