import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIAlertControllerTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: root)
  }

  private func ask() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete?",
      message: "It cannot be undone.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancelled") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        log("deleted, alert gone: \(root.presentedViewController == nil)")
      }
    )
    root.present(alert, animated: true)
    driver.settle()
    return alert
  }

  @Test func theHandlerOfAnActionIsReadByItsKey() throws {
    var chosen: [String] = []
    let action = UIAlertAction(title: "Save", style: .destructive) { chosen.append($0.title ?? "") }
    let handler = try #require(action.value(forKey: "handler") as? (UIAlertAction) -> Void)
    handler(action)
    #expect(chosen == ["Save"])
    #expect(action.value(forKey: "style") as? Int == UIAlertAction.Style.destructive.rawValue)
    #expect(UIAlertAction(title: nil, style: .cancel).value(forKey: "handler") == nil)
  }

  @Test func anAlertIsReadAsTitleMessageAndActions() {
    _ = ask()
    #expect(
      driver.screen == """
        alert "Delete?: It cannot be undone."
          button "Cancel"
          button "Delete"
        """
    )
  }

  @Test func anActionsIdentifierIsThatOfItsButton() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.accessibilityIdentifier = "delete"
    alert.addAction(action)
    root.present(alert, animated: true)
    func identifiers() -> [String] {
      driver.settle()
      return driver.display.tree.nodes.values.flatMap(\.attributes).compactMap { attribute in
        if case .identifier(let text?) = attribute { text } else { nil }
      }
    }
    #expect(identifiers() == ["delete"])
    action.accessibilityIdentifier = "remove"
    #expect(identifiers() == ["remove"])
  }

  @Test("Cancel is first in a row, last in a column, and read at its visible place")
  func actionsAreReadInTheirVisualOrder() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    root.present(alert, animated: true)
    driver.settle()
    #expect(driver.screen.contains("  button \"Cancel\"\n  button \"Delete\""))
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    alert.addAction(UIAlertAction(title: "Archive", style: .default))
    driver.settle()
    #expect(
      driver.screen.hasSuffix(
        "  button \"Delete\"\n  button \"Archive\"\n  button \"Cancel\""
      )
    )
  }

  @Test func anActionRunsOnceTheAlertIsGone() throws {
    _ = ask()
    try driver.tap("Delete")
    #expect(log.take() == ["deleted, alert gone: true"])
    #expect(driver.screen == "")
  }

  @Test func theReturnKeyGoesFromFieldToFieldAndThenTakesTheAction() throws {
    let alert = UIAlertController(title: "Log In", message: nil, preferredStyle: .alert)
    for name in ["Name", "Password"] {
      alert.addTextField { $0.placeholder = name }
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancelled") })
    alert.addAction(UIAlertAction(title: "Log In", style: .default) { _ in log("logged in") })
    root.present(alert, animated: true)
    driver.settle()
    try driver.type("ana", into: "Name")
    try driver.pressReturn()
    #expect(alert.textFields?[1].isFirstResponder == true)
    #expect(log.take() == [])
    try driver.pressReturn()
    #expect(log.take() == ["logged in"])
    #expect(root.presentedViewController == nil)
  }

  @Test func aDisabledActionDoesNothing() {
    let alert = ask()
    alert.actions[1].isEnabled = false
    #expect(driver.find("Delete").map(\.isEnabled) == [false])
    #expect(throws: DriverError.self) { try driver.tap("Delete") }
    #expect(log.take() == [])
  }

  @Test func theBrowsersBackButtonDoesNotDismissAnAlert() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let driver = SceneDriver(rootViewController: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.present(
      UIAlertController(title: "Hm", message: nil, preferredStyle: .alert),
      animated: false
    )
    #expect(throws: DriverError.self) { try driver.browserBack() }
    #expect(navigation.viewControllers.count == 2)
  }
}

@MainActor
struct UIAlertControllerFieldTests {
  @Test func theTextOfAnAlertsFieldIsReadByItsAction() throws {
    let root = UIViewController()
    let driver = SceneDriver(rootViewController: root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Your name" }
    var answer: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        answer = alert?.textFields?.first?.text
      }
    )
    root.present(alert, animated: true)
    driver.settle()
    try driver.type("Ana", into: "Your name")
    try driver.tap("OK")
    #expect(answer == "Ana")
  }
}
