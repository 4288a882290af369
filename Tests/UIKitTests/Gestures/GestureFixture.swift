import UIKit
import UIKitTesting

/// A view of 200 × 200 points, and a log of its events.
@MainActor
final class GestureFixture: NSObject {
  let log = CallLog()
  let view: TouchLoggingView
  let driver: SceneDriver
  /// The centre of the view, in window coordinates.
  let middle = CGPoint(x: 200, y: 300)

  override init() {
    view = TouchLoggingView(log)
    view.frame = CGRect(x: 100, y: 200, width: 200, height: 200)
    let screen = UIViewController()
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
    super.init()
  }

  /// Adds a recogniser to the view that logs its states.
  @discardableResult
  func add<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture,
    _ name: String = "gesture",
    to other: UIView? = nil
  ) -> Gesture {
    gesture.name = name
    gesture.addTarget(self, action: Selector(GestureFixture.fired(_:), named: "fired"))
    (other ?? view).addGestureRecognizer(gesture)
    return gesture
  }

  private func fired(_ gesture: UIGestureRecognizer) {
    log("\(gesture.name ?? "") \(gesture.state)")
  }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: middle.x + x, y: middle.y + y)
  }
}

/// A view that logs the touches that it receives.
final class TouchLoggingView: UIView {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("began \(touches.count)")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("moved \(touches.count)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("ended \(touches.count)")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("cancelled \(touches.count)")
  }
}
