import Foundation
import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification.
@MainActor
struct TextNotificationTests {
  private final class Observer: UIViewController {
    var names: [String] = []

    func note(_ notification: Notification) {
      names.append(notification.name.rawValue)
      if let reason = notification.userInfo?[UITextField.didEndEditingReasonUserInfoKey] {
        names.append("\(reason)")
      }
    }
  }

  private let root = Observer()

  private func observe(_ object: UIView, _ names: Notification.Name...) {
    for name in names {
      NotificationCenter.default.addObserver(
        root,
        selector: Selector(Observer.note(_:)),
        name: name,
        object: object
      )
    }
  }

  @Test func aFieldPostsTheBeginChangesAndTheEnd() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.accessibilityLabel = "Name"
    root.view.addSubview(field)
    let driver = SceneDriver(rootViewController: root)
    observe(
      field,
      UITextField.textDidBeginEditingNotification,
      UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification
    )
    field.text = "set"
    try driver.type("a", into: "Name")
    try driver.endEditing()
    #expect(
      root.names == [
        "UITextFieldTextDidBeginEditingNotification",
        "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification", "0",
      ]
    )
  }

  @Test func anObserverReceivesOnlyNotificationsOfItsScene() throws {
    final class Screen: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      private(set) var count = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityLabel = "Name"
        view.addSubview(field)
        let observe = UIAction(title: "Observe") { [weak self] _ in
          guard let self else { return }
          NotificationCenter.default.addObserver(
            self,
            selector: Selector(Screen.changed(_:)),
            name: UITextField.textDidChangeNotification,
            object: nil
          )
        }
        let button = UIButton(type: .system, primaryAction: observe)
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        view.addSubview(button)
      }

      func changed(_ notification: Notification) {
        count += 1
      }
    }
    let (own, other) = (Screen(), Screen())
    let driver = SceneDriver(rootViewController: own)
    let otherDriver = SceneDriver(rootViewController: other)
    try driver.tap("Observe")
    try otherDriver.type("a", into: "Name")
    #expect(own.count == 0)
    try driver.type("a", into: "Name")
    #expect(own.count == 1)
  }

  @Test func aTextViewPostsTheBeginChangesAndTheEnd() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.accessibilityLabel = "Notes"
    root.view.addSubview(view)
    let driver = SceneDriver(rootViewController: root)
    observe(
      view,
      UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification
    )
    view.text = "set"
    try driver.type("a", into: "Notes")
    try driver.endEditing()
    #expect(
      root.names == [
        "UITextViewTextDidBeginEditingNotification",
        "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ]
    )
  }
}
