import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIAccessibilityCustomAction`, `accessibilityCustomActions`.
@MainActor
struct UIAccessibilityCustomActionTests {
  @MainActor private final class Target: NSObject {
    var names: [String] = []

    func perform(_ action: UIAccessibilityCustomAction) -> Bool {
      names.append(action.name)
      return true
    }
  }

  private let screen = UIViewController()
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func actions(_ names: String...) -> [UIAccessibilityCustomAction] {
    names.map { name in
      UIAccessibilityCustomAction(name: name) { [log] action in
        log("\(action.name)")
        return true
      }
    }
  }

  @Test func aViewWithCustomActionsHasAMenuOfThem() throws {
    let card = UIView()
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityCustomActions = actions("Archive", "Delete")
    screen.view.addSubview(card)
    try driver.openMenu("Card")
    #expect(driver.find(nil, .menuItem).map(\.label) == ["Archive", "Delete"])
    try driver.chooseMenuItem("Delete")
    #expect(log.take() == ["Delete"])
    #expect(driver.find(nil, .menu).isEmpty)
  }

  @Test func aMethodPerformsACustomAction() throws {
    let target = Target()
    let card = UIView()
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: "Archive",
        target: target,
        selector: Selector(Target.perform(_:))
      )
    ]
    screen.view.addSubview(card)
    try driver.openMenu("Card")
    try driver.chooseMenuItem("Archive")
    #expect(target.names == ["Archive"])
  }

  @Test func customActionsFollowTheMenuOfAButton() throws {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Rename") { _ in }])
    button.accessibilityCustomActions = actions("Archive")
    screen.view.addSubview(button)
    try driver.openMenu("More")
    #expect(driver.find(nil, .menuItem).map(\.label) == ["Rename", "Archive"])
  }

  @Test func withoutActionsThereIsNoMenu() throws {
    let card = UIView()
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityCustomActions = actions("Archive")
    screen.view.addSubview(card)
    driver.settle()
    card.accessibilityCustomActions = nil
    let id = driver.find("Card")[0].id
    #expect(!driver.send(.openMenu(id, x: 0, y: 0)))
  }

  @Test func theDisplayReceivesThatAViewHasCustomActions() {
    let card = UIView()
    screen.view.addSubview(card)
    driver.settle()
    driver.display.forgetCommits()
    card.accessibilityCustomActions = actions("Archive")
    driver.settle()
    let changes = driver.display.commits.flatMap(\.changes)
    #expect(
      changes.contains { change in
        if case .set(_, .view, .accessibility(let value)) = change {
          value.hasActions
        } else {
          false
        }
      }
    )
  }
}
