import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uiview/layoutmargins.
@MainActor
struct UIViewMarginsTests {
  private final class Listener: UIView {
    private(set) var changes = 0

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  @Test func bothMarginsAreTheSame() {
    let view = Listener()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.directionalLayoutMargins == margins)
    view.directionalLayoutMargins.leading = 9
    #expect(view.layoutMargins.left == 9)
    view.layoutMargins.left = 9
    #expect(view.changes == 2)
  }

  @Test func leftMarginsStayLeftInRightToLeftLanguages() {
    let view = Listener()
    view.layoutMargins = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4)
    let root = UIViewController()
    root.view.addSubview(view)
    var device = Device.forTests
    device.languages = ["ar"]
    let driver = SceneDriver(rootViewController: root, device: device)
    driver.settle()
    #expect(view.layoutMargins.left == 2)
    #expect(view.directionalLayoutMargins.leading == 4)
  }
}
