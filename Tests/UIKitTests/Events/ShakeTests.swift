import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `motionBegan(_:with:)` and the related methods.
@MainActor
struct ShakeTests {
  private let log = CallLog()

  @Test func theScreenInFrontReceivesAShake() throws {
    let screen = ShakenScreen(log)
    let driver = SceneDriver(rootViewController: screen)
    #expect(driver.reportsShakes)
    try driver.shake()
    #expect(log.take() == ["began motion motionShake", "ended motion motionShake"])
  }

  @Test func displaysReportShakesOnlyIfAResponderReceivesThem() throws {
    let driver = SceneDriver(rootViewController: UIViewController())
    #expect(!driver.reportsShakes)
    #expect(throws: DriverError.self) { try driver.shake() }
    let window = try #require(driver.display.tree.root)
    #expect(!driver.send(.shake(window, .began)))
    #expect(!driver.send(.shake(window, .ended)))
  }

  @Test func aShakeGoesFromTheFirstResponderAlongTheChain() throws {
    let screen = ShakenScreen(log)
    let field = UITextField()
    field.accessibilityLabel = "Name"
    screen.view.addSubview(field)
    let driver = SceneDriver(rootViewController: screen)
    field.becomeFirstResponder()
    try driver.shake()
    #expect(log.take() == ["began motion motionShake", "ended motion motionShake"])
  }

  @Test func aShakeThatIsInterruptedIsCancelled() throws {
    let driver = SceneDriver(rootViewController: ShakenScreen(log))
    try driver.sendShake(.began)
    driver.send(.activation(.background))
    #expect(log.take() == ["began motion motionShake", "cancelled motion motionShake"])
    driver.send(.activation(.active))
    // A second begin without an end cancels the first motion.
    try driver.sendShake(.began)
    try driver.sendShake(.began)
    #expect(
      log.take() == [
        "began motion motionShake", "cancelled motion motionShake", "began motion motionShake",
      ]
    )
  }

  @Test func aDismissedScreenReceivesNoEndOfAShake() throws {
    let root = UIViewController()
    let driver = SceneDriver(rootViewController: root)
    var screen: ShakenScreen? = ShakenScreen(log)
    screen.map { root.present($0, animated: false) }
    driver.settle()
    try driver.sendShake(.began)
    root.dismiss(animated: false)
    screen = nil
    driver.settle()
    #expect(log.take() == ["began motion motionShake"])
    try driver.sendShake(.ended)
    #expect(log.take() == [])
  }
}

private final class ShakenScreen: UIViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func note(_ step: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    log("\(step) \(event.map { "\($0.type)" } ?? "") \(motion)")
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("began", motion, event)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("ended", motion, event)
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("cancelled", motion, event)
  }
}
