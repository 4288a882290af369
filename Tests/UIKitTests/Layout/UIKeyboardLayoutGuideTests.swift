import Testing
import UIKit
import UIKitTesting

/// Apple: UIKeyboardLayoutGuide, "Adjusting your layout with keyboard layout guide".
@MainActor
struct UIKeyboardLayoutGuideTests {
  @Test func theGuideBeginsAtTheSafeAreasBottomWithoutAKeyboard() {
    let screen = UIViewController()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
    ])
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    let driver = SceneDriver(rootViewController: tabs)
    driver.settle()
    let covered = screen.view.safeAreaInsets.bottom
    #expect(covered > 0)
    #expect(bar.frame.maxY == screen.view.bounds.height - covered)
    #expect(driver.layoutConflicts == [])
    #expect(screen.view.keyboardLayoutGuide === screen.view.keyboardLayoutGuide)
    #expect(screen.view.keyboardLayoutGuide.layoutFrame.height == covered)
  }

  @Test func aKeyboardThatCoversTheViewRaisesTheGuide() throws {
    let screen = UIViewController()
    let (field, bar) = (UITextField(), UIView())
    field.placeholder = "Name"
    for view in [field, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: screen.view.topAnchor),
      field.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
    ])
    let driver = SceneDriver(rootViewController: screen)
    driver.setKeyboardHeight(300)
    #expect(bar.frame.maxY == 844)
    try driver.beginEditing("Name")
    #expect(bar.frame.maxY == 544)
    #expect(screen.view.keyboardLayoutGuide.layoutFrame.height == 300)
    driver.setKeyboardHeight(200)
    #expect(bar.frame.maxY == 644)
    try driver.endEditing()
    #expect(bar.frame.maxY == 844)
    #expect(driver.layoutConflicts == [])
  }

  /// The guide of a window itself, which does not begin at the top of its scene.
  @Test func theGuideOfAWindowFollowsTheKeyboardInTheScene() throws {
    let screen = UIViewController()
    let (field, bar) = (UITextField(), UIView())
    field.placeholder = "Name"
    field.frame = CGRect(x: 0, y: 100, width: 200, height: 34)
    screen.view.addSubview(field)
    let driver = SceneDriver(rootViewController: screen)
    let window = UIWindow(windowScene: try #require(screen.view.window?.windowScene))
    window.frame = CGRect(x: 0, y: 344, width: 390, height: 400)
    window.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    window.isHidden = false
    driver.setKeyboardHeight(300)
    #expect(bar.frame.maxY == 400)
    try driver.beginEditing("Name")
    #expect(bar.frame.maxY == 200)
    try driver.endEditing()
    #expect(bar.frame.maxY == 400)
  }

  @Test func theGuideOfAViewInAWindowThatBeginsBelowTheTopFollowsTheKeyboard() throws {
    let screen = UIViewController()
    let (field, content) = (UITextField(), UIViewController())
    field.placeholder = "Name"
    field.frame = CGRect(x: 0, y: 100, width: 200, height: 34)
    screen.view.addSubview(field)
    let driver = SceneDriver(rootViewController: screen)
    let window = UIWindow(windowScene: try #require(screen.view.window?.windowScene))
    window.frame = CGRect(x: 0, y: 344, width: 390, height: 400)
    window.rootViewController = content
    let guide = content.view.keyboardLayoutGuide
    window.isHidden = false
    driver.setKeyboardHeight(300)
    #expect(guide.layoutFrame.height == 0)
    try driver.beginEditing("Name")
    #expect(guide.layoutFrame.height == 200)
  }
}
