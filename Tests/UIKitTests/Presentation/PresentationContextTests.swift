import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Pages: `definesPresentationContext`, `providesPresentationContextTransitionStyle`,
/// `UIModalPresentationStyle.currentContext` and `overCurrentContext`, `modalTransitionStyle`.
@MainActor
struct PresentationContextTests {
  private let log = CallLog()
  private let screen: LoggingViewController
  private let navigation: UINavigationController
  private let tabs = UITabBarController()
  private let driver: SceneDriver
  private let counter = Counter()

  init() {
    screen = LoggingViewController("A", log: log)
    navigation = UINavigationController(rootViewController: screen)
    let other = UIViewController()
    other.title = "Other"
    tabs.viewControllers = [navigation, other]
    driver = SceneDriver(rootViewController: tabs)
    _ = log.take()
    screen.view.addSubview(button("Below"))
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [counter] _ in counter.taps.append(title) }, for: .touchUpInside)
    return button
  }

  private func present(_ style: UIModalPresentationStyle) -> LoggingViewController {
    let presented = LoggingViewController("P", log: log)
    presented.modalPresentationStyle = style
    presented.view.addSubview(button("Above"))
    screen.present(presented, animated: true)
    driver.settle()
    return presented
  }

  @Test func aPresentationCoversTheScreenThatDefinesTheContext() throws {
    screen.definesPresentationContext = true
    let presented = present(.overCurrentContext)
    #expect(presented.presentingViewController === screen)
    #expect(screen.presentedViewController === presented)
    #expect(tabs.presentedViewController == nil)
    #expect(
      driver.screen == """
        bar "A"
        sheet
          button "Above"
        tab bar
          tab "A", selected
          tab "Other"
        """
    )
    try driver.tap("Above")
    #expect(throws: (any Error).self) { try driver.tap("Below") }
    #expect(counter.taps == ["Above"])
    screen.dismiss(animated: true)
    driver.settle()
    try driver.tap("Below")
    #expect(counter.taps == ["Above", "Below"])
    #expect(!screen.view.accessibilityElementsHidden)
  }

  /// Page `definesPresentationContext`: navigation controllers change the default value to true.
  @Test func aNavigationControllerIsAContextBesideTheTabBar() {
    let presented = present(.overCurrentContext)
    #expect(presented.presentingViewController === navigation)
    #expect(
      driver.screen == """
        sheet
          button "Above"
        tab bar
          tab "A", selected
          tab "Other"
        """
    )
    #expect(sheet?.style == .overCurrentContext)
  }

  @Test func aPresentationWithoutAContextCoversTheWindow() {
    navigation.definesPresentationContext = false
    let presented = present(.overCurrentContext)
    #expect(presented.presentingViewController === tabs)
    #expect(driver.screen == "sheet\n  button \"Above\"")
    #expect(sheet?.style == .overFullScreen)
  }

  @Test func currentContextRemovesTheScreenAndOverCurrentContextDoesNot() {
    screen.definesPresentationContext = true
    _ = present(.currentContext)
    #expect(
      log.take() == [
        "P didLoad", "A willDisappear", "P willAppear", "P isAppearing", "A didDisappear",
        "P didAppear",
      ]
    )
    #expect(sheet?.style == .currentContext)
    screen.dismiss(animated: true)
    driver.settle()
    #expect(
      log.take() == [
        "P willDisappear", "A willAppear", "A isAppearing", "P didDisappear", "A didAppear",
      ]
    )
    _ = present(.overCurrentContext)
    #expect(log.take() == ["P didLoad", "P willAppear", "P isAppearing", "P didAppear"])
    #expect(sheet?.style == .overCurrentContext)
  }

  @Test func aPresentationOverAScreenAppearsAndDisappearsWithIt() throws {
    screen.definesPresentationContext = true
    _ = present(.overCurrentContext)
    _ = log.take()
    try driver.tap("Other")
    #expect(
      log.take() == ["A willDisappear", "P willDisappear", "A didDisappear", "P didDisappear"]
    )
  }

  @Test func aCurrentContextPresentationReceivesTheAppearanceCalls() throws {
    screen.definesPresentationContext = true
    _ = present(.currentContext)
    _ = log.take()
    try driver.tap("Other")
    #expect(log.take() == ["P willDisappear", "P didDisappear"])
    try driver.tap("A", .tab)
    #expect(log.take() == ["P willAppear", "P isAppearing", "P didAppear"])
    screen.dismiss(animated: true)
    driver.settle()
    #expect(
      log.take() == [
        "P willDisappear", "A willAppear", "A isAppearing", "P didDisappear", "A didAppear",
      ]
    )
  }

  @Test func aDismissalInAHiddenTabMakesNoScreenAppear() throws {
    screen.definesPresentationContext = true
    _ = present(.currentContext)
    try driver.tap("Other")
    _ = log.take()
    screen.dismiss(animated: false)
    driver.settle()
    #expect(log.take().isEmpty)
    try driver.tap("A", .tab)
    #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
  }

  @Test func aPresentationOverTheScreenOfATabIsHiddenWithTheTab() throws {
    navigation.definesPresentationContext = true
    _ = present(.overCurrentContext)
    try driver.tap("Other")
    #expect(driver.find("Above").isEmpty)
    try driver.tap("A", .tab)
    #expect(driver.find("Above").count == 1)
    #expect(driver.find("Below").isEmpty)
  }

  @Test func aPresentationIsShownAgainAfterAPushAndAPop() throws {
    screen.definesPresentationContext = true
    let presented = present(.overCurrentContext)
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    driver.settle()
    #expect(driver.find("Above").isEmpty)
    navigation.popViewController(animated: true)
    driver.settle()
    #expect(driver.find("Above").count == 1)
    presented.dismiss(animated: true)
    driver.settle()
    #expect(driver.find("Below").count == 1)
  }

  @Test func anAlertPresentedInAContextCoversTheWindow() {
    screen.definesPresentationContext = true
    let presented = present(.overCurrentContext)
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    presented.present(alert, animated: true)
    driver.settle()
    #expect(alert.presentingViewController === tabs)
    #expect(driver.screen == "alert \"Hello\"")
  }

  // MARK: - Transitions

  @Test(
    arguments: [
      (UIModalTransitionStyle.coverVertical, SheetValue.Transition.cover),
      (.crossDissolve, .dissolve), (.flipHorizontal, .flip), (.partialCurl, .cover),
    ]
  )
  func theTransitionStyleIsSentToTheDisplay(
    style: UIModalTransitionStyle,
    transition: SheetValue.Transition
  ) {
    let presented = UIViewController()
    #expect(presented.modalTransitionStyle == .coverVertical)
    presented.modalTransitionStyle = style
    screen.present(presented, animated: true)
    driver.settle()
    #expect(sheet?.transition == transition)
  }

  @Test func aContextMayProvideTheTransition() {
    screen.definesPresentationContext = true
    screen.providesPresentationContextTransitionStyle = true
    screen.modalTransitionStyle = .crossDissolve
    _ = present(.overCurrentContext)
    #expect(sheet?.transition == .dissolve)
  }

  private var sheet: SheetValue? {
    driver.display.tree.nodes.values.first { $0.kind == .sheet }?.attributes.lazy.compactMap {
      if case .sheet(let value) = $0 { value } else { nil }
    }.first
  }
}

@MainActor
private final class Counter {
  var taps: [String] = []
}
