import Testing
import UIKit
import UIKitTesting

/// Apple: `hidesBarsOnTap` of `UINavigationController`.
@MainActor
struct HidingBarsTests {
  private let screen = UIViewController()
  private let navigation: UINavigationController
  private let driver: SceneDriver

  init() {
    navigation = UINavigationController(rootViewController: screen)
    navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 100, height: 50))
    button.setTitle("Play", for: .normal)
    screen.view.addSubview(button)
    driver = SceneDriver(rootViewController: navigation)
  }

  @Test func aTapHidesTheBarAndTheNextShowsIt() throws {
    try driver.tap(at: CGPoint(x: 200, y: 400))
    #expect(navigation.isNavigationBarHidden)
    try driver.tap(at: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aTapOnAControlLeavesThem() {
    try? driver.tap(at: CGPoint(x: 50, y: 620))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func theToolbarGoesToo() throws {
    screen.toolbarItems = [.flexibleSpace()]
    navigation.isToolbarHidden = false
    driver.settle()
    try driver.tap(at: CGPoint(x: 200, y: 400))
    #expect(navigation.isToolbarHidden)
  }

  @Test func withoutItTapsAreNotReported() {
    navigation.hidesBarsOnTap = false
    driver.settle()
    try? driver.tap(at: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
  }
}
