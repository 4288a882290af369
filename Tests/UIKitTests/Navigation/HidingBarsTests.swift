import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `hidesBarsOnTap` and `hidesBarsOnSwipe` of `UINavigationController`.
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

  @Test func aTapOnAControlDoesNotHideBars() {
    try? driver.tap(at: CGPoint(x: 50, y: 620))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aTapHidesTheToolbarToo() throws {
    screen.toolbarItems = [.flexibleSpace()]
    navigation.isToolbarHidden = false
    driver.settle()
    try driver.tap(at: CGPoint(x: 200, y: 400))
    #expect(navigation.isToolbarHidden)
  }

  @Test func aTapHidesNoBarsWithoutHidesBarsOnTap() {
    navigation.hidesBarsOnTap = false
    driver.settle()
    try? driver.tap(at: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
  }

  // MARK: - By swipes

  private func scroll(_ phase: InputEvent.ScrollPhase, to y: Double) throws {
    let id = try #require(driver.find(nil, .scrollArea).first).id
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .scroll(id, x: 0, y: y, phase))
    )
    driver.settle()
  }

  private func showScrollView() {
    navigation.hidesBarsOnSwipe = true
    let scroll = UIScrollView(frame: screen.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 5_000)
    screen.view.addSubview(scroll)
    driver.settle()
  }

  @Test func draggingContentUpHidesBarsAndDownShowsThem() throws {
    showScrollView()
    try scroll(.began, to: 4)
    #expect(!navigation.isNavigationBarHidden)
    try scroll(.released, to: 200)
    #expect(navigation.isNavigationBarHidden)
    try scroll(.began, to: 190)
    #expect(navigation.isNavigationBarHidden)
    try scroll(.released, to: 100)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aWheelCountsAsASwipe() throws {
    showScrollView()
    try scroll(.rested, to: 300)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func scrollingHidesNoBarsWithoutHidesBarsOnSwipe() throws {
    showScrollView()
    navigation.hidesBarsOnSwipe = false
    try scroll(.rested, to: 300)
    #expect(!navigation.isNavigationBarHidden)
  }
}
