import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor
struct SwipingTests {
  private let label = UILabel()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    label.text = "Story"
    label.isUserInteractionEnabled = true
    label.frame = CGRect(x: 100, y: 200, width: 200, height: 100)
    screen.view.addSubview(label)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func eachDirectionHasItsAction() throws {
    var heard: [String] = []
    label.onSwipe(.left) { heard.append("left") }
    label.onSwipe(.right) { heard.append("right") }
    try driver.swipe("Story", .left)
    try driver.swipe("Story", .right)
    try driver.swipe("Story", .left)
    #expect(heard == ["left", "right", "left"])
    #expect(throws: DriverError.self) { try driver.swipe("Story", .up) }
  }

  @Test func theRecogniserTurnsItOff() throws {
    var count = 0
    let recogniser = label.onSwipe(.left) { count += 1 }
    recogniser.isEnabled = false
    #expect(throws: DriverError.self) { try driver.swipe("Story", .left) }
    recogniser.isEnabled = true
    try driver.swipe("Story", .left)
    label.removeGestureRecognizer(recogniser)
    #expect(throws: DriverError.self) { try driver.swipe("Story", .left) }
    #expect(count == 1)
  }

  @Test func theActionGoesWithTheView() throws {
    weak var owner: NSObject?
    var view: UIView? = UIView()
    do {
      let kept = NSObject()
      owner = kept
      view?.onSwipe(.left) { _ = kept }
    }
    #expect(owner != nil)
    view = nil
    #expect(owner == nil)
  }
}
