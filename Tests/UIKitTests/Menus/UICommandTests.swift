import Testing
import UIKit
import UIKitTesting

/// Apple: `UICommand`, as an element of a menu.
@MainActor
struct UICommandTests {
  @Test func aCommandOfAMenuIsCalledAlongTheResponderChain() throws {
    let screen = CommandScreen()
    let driver = SceneDriver(rootViewController: screen)
    try driver.openMenu("More")
    try driver.chooseMenuItem("Duplicate")
    #expect(screen.log == ["Duplicate 7"])
    #expect(driver.find(nil, .menu).isEmpty)
  }

  @Test func hiddenAndDisabledCommandsAreNotCalled() throws {
    let screen = CommandScreen()
    let driver = SceneDriver(rootViewController: screen)
    try driver.openMenu("More")
    #expect(driver.find("Hidden").isEmpty)
    #expect(throws: DriverError.self) { try driver.chooseMenuItem("Disabled") }
    #expect(screen.log == [])
  }
}

private final class CommandScreen: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = Selector(CommandScreen.duplicateItem(_:))
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UICommand(title: "Duplicate", action: action, propertyList: 7),
      UICommand(title: "Hidden", action: action, attributes: .hidden),
      UICommand(title: "Disabled", action: action, attributes: .disabled),
    ])
    view.addSubview(button)
  }

  private func duplicateItem(_ command: UICommand) {
    log.append("\(command.title) \(command.propertyList as? Int ?? 0)")
  }
}
