import Testing
import UIKit
import UIKitTesting

@MainActor
struct UnrecognisedConstraintsTests {
  @Test func aDriverTellsWhatTheLayoutHasNotUnderstood() {
    let root = UIViewController()
    let driver = SceneDriver(rootViewController: root)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    #expect(driver.unrecognisedConstraints == [])
    label.widthAnchor.constraint(equalTo: root.view.heightAnchor).isActive = true
    #expect(driver.unrecognisedConstraints.count == 1)
  }
}
