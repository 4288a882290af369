import Testing
import UIKit
import UIKitTesting

/// Pages: `preferredStatusBarStyle`, `childForStatusBarStyle` and related properties of Apple's
/// documentation.
@MainActor
struct UIStatusBarTests {
  private let log = CallLog()

  @Test func theTopScreenIsQueriedWhenItAppearsAndOnRequest() {
    let navigation = UINavigationController(rootViewController: AskedViewController("A", log))
    navigation.isNavigationBarHidden = true
    let driver = SceneDriver(rootViewController: navigation)
    #expect(log.take() == ["A style", "A hidden", "A animation"])
    let next = AskedViewController("B", log)
    navigation.pushViewController(next, animated: true)
    driver.settle()
    #expect(log.take() == ["B style", "B hidden", "B animation"])
    next.setNeedsStatusBarAppearanceUpdate()
    #expect(log.take() == ["B style", "B hidden", "B animation"])
  }

  @Test func aVisibleBarDecidesAboutTheStyleItself() {
    let navigation = UINavigationController(rootViewController: AskedViewController("A", log))
    _ = SceneDriver(rootViewController: navigation)
    #expect(log.take() == ["A hidden", "A animation"])
  }

  @Test(arguments: [false, true])
  func aSheetIsQueriedOnlyIfItCapturesTheAppearance(captures: Bool) {
    let root = AskedViewController("A", log)
    let driver = SceneDriver(rootViewController: root)
    _ = log.take()
    let sheet = AskedViewController("S", log)
    sheet.modalPresentationCapturesStatusBarAppearance = captures
    root.present(sheet, animated: true)
    driver.settle()
    let name = captures ? "S" : "A"
    #expect(log.take() == ["\(name) style", "\(name) hidden", "\(name) animation"])
  }

  @Test func aScreenOutsideOfAWindowIsNotQueried() {
    AskedViewController("A", log).setNeedsStatusBarAppearanceUpdate()
    #expect(log.take() == [])
  }

  @Test func theScreenOfTheSelectedTabIsQueried() {
    let tabs = UITabBarController()
    tabs.viewControllers = [AskedViewController("A", log)]
    _ = SceneDriver(rootViewController: tabs)
    #expect(log.take() == ["A style", "A hidden", "A animation"])
  }
}

private final class AskedViewController: UIViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    log("\(name) style")
    return .lightContent
  }

  override var prefersStatusBarHidden: Bool {
    log("\(name) hidden")
    return true
  }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    log("\(name) animation")
    return .slide
  }
}
