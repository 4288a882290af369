import Testing
import UIKitTesting

@testable import UIKit

/// Actions without a target, which the responder chain handles.
@MainActor
struct ResponderChainTests {
  private final class Screen: UIViewController, UITextFieldDelegate {
    let button = UIButton(type: .system)
    let field = UITextField()
    var log: [String] = []
    var refuses = false

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Save", for: .normal)
      button.addTarget(nil, action: Selector(Screen.save(_:)), for: .touchUpInside)
      let stack = UIStackView(arrangedSubviews: [field, button])
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
      view.addSubview(stack)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done",
        style: .done,
        target: self,
        action: Selector(Screen.done(_:))
      )
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel,
        target: nil,
        action: Selector(Screen.save(_:))
      )
    }

    func save(_ sender: Any) { log.append("save by \(type(of: sender))") }
    func done(_ item: UIBarButtonItem) { log.append("done by \(item.title ?? "")") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
  }

  private let screen = Screen()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.settle()
  }

  @Test func anActionWithoutATargetGoesToTheControllerAbove() throws {
    try driver.tap("Save", .button)
    #expect(screen.log == ["save by UIButton"])
  }

  @Test func aResponderThatRefusesAnActionDoesNotReceiveIt() throws {
    screen.refuses = true
    try driver.tap("Save", .button)
    #expect(screen.log.isEmpty)
  }

  @Test func barButtonsCallTheirTargets() throws {
    try driver.tap("Done", .button)
    screen.field.becomeFirstResponder()
    try driver.tap("Cancel", .button)
    #expect(screen.log == ["done by Done", "save by UIBarButtonItem"])
  }

  @Test func theFirstResponderResignsByAnActionWithoutATarget() {
    screen.field.becomeFirstResponder()
    #expect(screen.field.isFirstResponder)
    let application = screen.view.window?.windowScene?.next as? UIApplication
    application?.sendAction(
      Selector(UIResponder.resignFirstResponder),
      to: nil,
      from: nil,
      for: nil
    )
    #expect(!screen.field.isFirstResponder)
  }

  @Test func theChainLeadsFromAViewToTheApplicationsDelegate() {
    var chain: [UIResponder] = [screen.button]
    while let next = chain.last?.next { chain.append(next) }
    #expect(chain.contains(screen) && chain.contains { $0 is UINavigationController })
    #expect(chain.contains { $0 is UIWindow } && chain.contains { $0 is UIWindowScene })
    #expect(chain.contains { $0 is UIApplication })
    #expect(
      screen.button.target(forAction: Selector(Screen.save(_:)), withSender: nil) as? Screen
        === screen
    )
  }
}
