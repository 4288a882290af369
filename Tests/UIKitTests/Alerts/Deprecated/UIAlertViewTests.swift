import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIAlertView`, `UIAlertViewDelegate`.
@MainActor
struct UIAlertViewTests {
  private let delegate = AlertLog()
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: root)
  }

  /// Runs code in a turn of the scene, as a tap would.
  private func run(_ body: () -> Void) {
    (driver.scene as? _SceneRuntime)?.turn(body)
    driver.settle()
  }

  private func ask() -> UIAlertView {
    UIAlertView(
      title: "Delete?",
      message: "It cannot be undone.",
      delegate: delegate,
      cancelButtonTitle: "Cancel",
      otherButtonTitles: "Delete",
      "Archive"
    )
  }

  private func show(_ alert: UIAlertView) {
    run { alert.show() }
  }

  @Test func anAlertShowsItsTextsAndButtons() {
    let alert = ask()
    show(alert)
    #expect(
      driver.screen == """
        alert "Delete?: It cannot be undone."
          button "Delete"
          button "Archive"
          button "Cancel"
        """
    )
    #expect(alert.isVisible && alert.numberOfButtons == 3)
    #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    #expect(delegate.log.take() == ["will present", "did present"])
  }

  @Test func theDelegateReceivesTheChosenButton() throws {
    var alert: UIAlertView? = ask()
    weak let released = alert
    show(try #require(alert))
    alert = nil
    _ = delegate.log.take()
    try driver.tap("Archive", .button)
    driver.settle()
    #expect(delegate.log.take() == ["clicked Archive", "will dismiss 2", "did dismiss 2"])
    #expect(!driver.screen.contains("alert"))
    #expect(released == nil)
  }

  @Test func dismissalByTheAppIsNoClick() {
    let alert = ask()
    show(alert)
    _ = delegate.log.take()
    run { alert.dismiss(withClickedButtonIndex: 1, animated: true) }
    #expect(delegate.log.take() == ["will dismiss 1", "did dismiss 1"])
    #expect(!alert.isVisible)
    show(alert)
    #expect(alert.isVisible)
  }

  @Test func buttonsOfAnEmptyAlertAreAddedOneByOne() throws {
    let alert = UIAlertView()
    alert.title = "Hello"
    #expect(alert.addButton(withTitle: "OK") == 0 && alert.cancelButtonIndex == -1)
    #expect(alert.buttonTitle(at: 0) == "OK" && alert.buttonTitle(at: 1) == nil)
    show(alert)
    try driver.tap("OK", .button)
    driver.settle()
    #expect(!alert.isVisible)
  }

  @Test func theDelegateEnablesTheFirstOtherButtonWhileTyping() throws {
    let alert = ask()
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    #expect(alert.textField(at: 2) == nil)
    delegate.enables = { $0.textField(at: 0)?.text?.isEmpty == false }
    show(alert)
    func isEnabled() throws -> Bool {
      try #require(driver.find("Delete", .button).first).isEnabled
    }
    #expect(try !isEnabled())
    try driver.type("a", into: "Login")
    #expect(try isEnabled())
  }
}

private final class AlertLog: NSObject, UIAlertViewDelegate {
  let log = CallLog()
  var enables: (UIAlertView) -> Bool = { _ in true }

  func willPresent(_ alertView: UIAlertView) { log("will present") }
  func didPresent(_ alertView: UIAlertView) { log("did present") }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    log("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "")")
  }

  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    log("will dismiss \(buttonIndex)")
  }

  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    log("did dismiss \(buttonIndex)")
  }

  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    enables(alertView)
  }
}
