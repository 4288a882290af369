import Testing
import UIKitTesting

@testable import UIKit

private final class RevealingController: UIViewController {
  private(set) var revealed: [UIViewController] = []

  override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    revealed.append(subsequentVC)
  }
}

/// Each kind of segue, and the order of the calls.
@MainActor
struct SegueTests {
  init() {
    LoggedViewController.registerForNibs()
  }

  private func open(
    _ scenes: String
  ) throws -> (driver: SceneDriver, first: LoggedViewController, UINavigationController) {
    let storyboard = try makeStoryboard(initial: "nav-ig-001", scenes)
    let root = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController
    )
    let driver = SceneDriver(rootViewController: root)
    _ = Calls.take()
    return (driver, try #require(root.topViewController as? LoggedViewController), root)
  }

  private func segue(_ kind: String, _ more: String = "", content: String = "") -> String {
    """
    <segue destination="sec-nd-001" kind="\(kind)" identifier="go" \(more) id="seg-ue-001">\(content)</segue>
    """
  }

  // MARK: Order

  @Test func aTapAsksThenPreparesBeforeTheDestinationLoads() throws {
    let (driver, _, navigation) = try open(firstScreens(button: segue("show")) + secondScreen())
    try driver.tap("Go")
    #expect(
      Calls.take() == ["First should go", "Second awakes", "First prepares go", "Second loads"]
    )
    #expect(navigation.topViewController?.title == "Second")
  }

  @Test func aSegueThatIsRefusedMakesNoDestination() throws {
    let (driver, first, navigation) = try open(firstScreens(button: segue("show")) + secondScreen())
    first.permits = false
    try driver.tap("Go")
    #expect(Calls.take() == ["First should go"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func performingByIdentifierDoesNotAsk() throws {
    let (driver, first, navigation) = try open(
      firstScreens(connections: segue("show")) + secondScreen()
    )
    first.permits = false
    first.performSegue(withIdentifier: "go", sender: nil)
    driver.settle()
    #expect(Calls.take() == ["Second awakes", "First prepares go", "Second loads"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func anUnwindActionComesBeforeTheDismissal() throws {
    let (driver, first, _) = try open(firstScreens(button: segue("presentation")) + secondScreen())
    try driver.tap("Go")
    #expect(first.presentedViewController?.title == "Second")
    _ = Calls.take()
    try driver.tap("Return")
    #expect(
      Calls.take() == [
        "Second should return", "Second prepares return, loaded", "First back of Second, true, 1",
      ]
    )
    #expect(first.presentedViewController == nil)
  }

  @Test func anUnwindSeguePopsToTheControllerWithTheAction() throws {
    let (driver, first, navigation) = try open(
      firstScreens(button: segue("show"))
        + secondScreen(
          connections: """
            <segue destination="thi-rd-001" kind="show" identifier="on" id="seg-ue-002"/>
            """
        )
        + secondScreen(id: "thi-rd-001", title: "Third")
    )
    try driver.tap("Go")
    let second = try #require(navigation.topViewController as? LoggedViewController)
    second.performSegue(withIdentifier: "on", sender: nil)
    driver.settle()
    #expect(navigation.viewControllers.map(\.title) == ["First", "Second", "Third"])
    _ = Calls.take()
    try driver.tap("Return")
    // The nearest controller with the action.
    #expect(Calls.take().last == "Second back of Third, false, 3")
    #expect(navigation.topViewController === second)
    try driver.tap("Return")
    #expect(navigation.topViewController === first)
  }

  @Test func theContainersOfTheDestinationRevealItForAnUnwindSegue() throws {
    let (driver, first, navigation) = try open(firstScreens(button: segue("show")) + secondScreen())
    let container = RevealingController()
    let tabs = UITabBarController()
    tabs.viewControllers = [container, UIViewController()]
    (driver.scene as? _SceneRuntime)?.window?.rootViewController = tabs
    container.addChild(navigation)
    navigation.view.frame = container.view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    driver.settle()
    try driver.tap("Go")
    // The first screen of the same stack: what contains both has nothing to reveal.
    try driver.tap("Return")
    #expect(container.revealed.isEmpty)
    #expect(navigation.topViewController === first)

    try driver.tap("Go")
    let second = try #require(navigation.topViewController)
    navigation.setViewControllers([first], animated: false)
    tabs.viewControllers = [container, second]
    tabs.selectedIndex = 1
    driver.settle()
    try driver.tap("Return")
    #expect(tabs.selectedIndex == 0)
    #expect(container.revealed == [navigation])
  }

  @Test func anUnwindSegueWithoutATargetDoesNothing() throws {
    let (driver, first, _) = try open(
      firstScreens(button: segue("presentation")) + secondScreen(unwindAction: "unknown:")
    )
    try driver.tap("Go")
    try driver.tap("Return")
    #expect(first.presentedViewController?.title == "Second")
  }

  @Test func anEmbeddedControllerIsPreparedWithOutletsAndLoadsBeforeItsContainer() throws {
    let storyboard = try makeStoryboard(
      initial: "fir-st-001",
      scene(
        id: "fir-st-001",
        class: "LoggedViewController",
        attributes: "title=\"First\"",
        viewContent: """
          <subviews>
            <containerView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="con-ta-001">
              <rect key="frame" x="20" y="100" width="200" height="50"/>
              <connections>\(segue("embed"))</connections>
            </containerView>
            <label opaque="NO" contentMode="left" text="Text" fixedFrame="YES" id="lab-el-001"><rect key="frame" x="20" y="200" width="100" height="20"/></label>
          </subviews>
          """,
        content: """
          <connections><outlet property="label" destination="lab-el-001" id="out-le-001"/></connections>
          """
      ) + secondScreen()
    )
    _ = Calls.take()
    let first = try #require(storyboard.instantiateInitialViewController())
    first.loadViewIfNeeded()
    #expect(
      Calls.take().filter { !$0.contains("should") } == [
        "First awakes", "Second awakes", "First prepares go", "Second loads", "First loads",
      ]
    )
    let second = try #require(first.children.first)
    #expect(second.parent === first)
    #expect(second.view.superview?.frame == CGRect(x: 20, y: 100, width: 200, height: 50))
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  // MARK: Kinds

  @Test func aPresentationTakesItsStylesFromTheSegue() throws {
    let (driver, first, _) = try open(
      firstScreens(
        button: segue(
          "presentation",
          "modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\""
        )
      ) + secondScreen()
    )
    try driver.tap("Go")
    #expect(first.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(first.presentedViewController?.modalTransitionStyle == .crossDissolve)
  }

  @Test func aPresentationWithoutStylesKeepsThoseOfTheScene() throws {
    let (driver, first, _) = try open(
      firstScreens(button: segue("presentation"))
        + secondScreen(attributes: "modalPresentationStyle=\"formSheet\"")
    )
    try driver.tap("Go")
    #expect(first.presentedViewController?.modalPresentationStyle == .formSheet)
  }

  @Test func aPopoverPointsToItsBarButtonItem() throws {
    let (driver, first, _) = try open(
      firstScreens(
        item: """
          <barButtonItem key="rightBarButtonItem" title="More" id="ite-m2-001"><connections>
          \(segue("popoverPresentation", "popoverAnchorBarButtonItem=\"ite-m2-001\"", content: "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/>"))
          </connections></barButtonItem>
          """
      ) + secondScreen()
    )
    try driver.tap("More")
    let popover = try #require(first.presentedViewController?.popoverPresentationController)
    #expect(popover.barButtonItem === first.navigationItem.rightBarButtonItem)
    #expect(popover.permittedArrowDirections == [.up, .left])
    // The app may set the popover's delegate when it prepares.
    let calls = Calls.take()
    #expect(calls.prefix(3) == ["First should go", "Second awakes", "First prepares go, popover"])
  }

  @Test func aPopoverOfAButtonPointsToIt() throws {
    let (driver, first, _) = try open(
      firstScreens(
        button: segue(
          "popoverPresentation",
          "popoverAnchorView=\"but-on-001\"",
          content: "<popoverArrowDirection key=\"popoverArrowDirection\" down=\"YES\"/>"
        )
      ) + secondScreen()
    )
    try driver.tap("Go")
    let popover = try #require(first.presentedViewController?.popoverPresentationController)
    #expect((popover.sourceView as? UIButton)?.currentTitle == "Go")
    #expect(popover.permittedArrowDirections == .down)
  }

  @Test func aCustomSegueShowsItsDestinationItself() throws {
    let (driver, _, navigation) = try open(
      firstScreens(
        button: segue(
          "custom",
          "customClass=\"LoggedSegue\" customModule=\"InterfaceBuilderTests\" customModuleProvider=\"target\""
        )
      ) + secondScreen()
    )
    try driver.tap("Go")
    #expect(
      Calls.take() == [
        "First should go", "Second awakes", "First prepares go", "performs go", "Second loads",
      ]
    )
    #expect(navigation.viewControllers.count == 2)
  }

  // The template of Xcode for a master and its details asks for both before the app is shown.
  @Test(arguments: [("", UISplitViewController.Style.unspecified), ("doubleColumn", .doubleColumn)])
  func aSplitViewWithoutAStyleHasItsControllersFromTheStart(
    written: String,
    style: UISplitViewController.Style
  ) throws {
    let storyboard = try makeStoryboard(
      initial: "spl-it-001",
      scene(
        id: "spl-it-001",
        element: "splitViewController",
        attributes: written.isEmpty ? "" : "style=\"\(written)\"",
        view: " ",
        content: """
          <connections>
            <segue destination="sec-nd-001" kind="relationship" relationship="masterViewController" id="rel-at-002"/>
            <segue destination="thi-rd-001" kind="relationship" relationship="detailViewController" id="rel-at-003"/>
          </connections>
          """
      ) + secondScreen() + secondScreen(id: "thi-rd-001", title: "Third")
    )
    let split = try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController
    )
    #expect(split.style == style)
    guard style == .unspecified else { return }
    #expect(split.viewControllers.map(\.title) == ["Second", "Third"])
  }

  @Test func showDetailReplacesTheSecondColumn() throws {
    let storyboard = try makeStoryboard(
      initial: "spl-it-001",
      scene(
        id: "spl-it-001",
        element: "splitViewController",
        view: " ",
        content: """
          <connections>
            <segue destination="nav-ig-001" kind="relationship" relationship="masterViewController" id="rel-at-002"/>
            <segue destination="thi-rd-001" kind="relationship" relationship="detailViewController" id="rel-at-003"/>
          </connections>
          """
      ) + firstScreens(button: segue("showDetail")) + secondScreen()
        + secondScreen(id: "thi-rd-001", title: "Third")
    )
    let split = try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController
    )
    let driver = SceneDriver(
      rootViewController: split,
      environment: SceneEnvironment(width: 1280, height: 900, idiom: .pad)
    )
    #expect(driver.find("Third", .text).count == 1)
    try driver.tap("Go")
    #expect(driver.find("Second", .text).count == 1)
    #expect(driver.find("Third", .text).isEmpty)
    #expect(!driver.find("Go").isEmpty)
  }

  @Test func aSegueActionMakesTheDestination() throws {
    final class MadeViewController: UIViewController {
      var sender: Any?
      var identifier: String?
    }
    NibClass.register(MadeViewController.self, named: "InterfaceBuilderTests.MadeViewController")
    NibClass.register(LoggedViewController.self) {
      $0.segueAction("make:sender:segueIdentifier:") { _, coder, sender, identifier in
        let made = MadeViewController(coder: coder)
        made?.sender = sender
        made?.identifier = identifier
        return made
      }
      $0.segueAction("makeNothing:") { _, _, _, _ in nil }
    }
    let (driver, _, navigation) = try open(
      firstScreens(
        button: segue("show", "destinationCreationSelector=\"make:sender:segueIdentifier:\""),
        connections: """
          <segue destination="sec-nd-001" kind="show" identifier="other" destinationCreationSelector="makeNothing:" id="seg-ue-003"/>
          """
      )
        + scene(
          id: "sec-nd-001",
          class: "MadeViewController",
          attributes: "title=\"Made\""
        )
    )
    try driver.tap("Go")
    let made = try #require(navigation.topViewController as? MadeViewController)
    #expect(made.title == "Made")
    #expect((made.sender as? UIButton)?.currentTitle == "Go")
    #expect(made.identifier == "go")
    navigation.popViewController(animated: false)
    navigation.topViewController?.performSegue(withIdentifier: "other", sender: nil)
    driver.settle()
    #expect(navigation.topViewController is MadeViewController)
  }

  @Test func gestureRecognizersAndBarButtonItemsPerformSegues() throws {
    let (driver, first, navigation) = try open(
      scene(
        id: "nav-ig-001",
        element: "navigationController",
        view: " ",
        content: """
          <connections><segue destination="fir-st-001" kind="relationship" relationship="rootViewController" id="rel-at-001"/></connections>
          """
      )
        + scene(
          id: "fir-st-001",
          class: "LoggedViewController",
          attributes: "title=\"First\"",
          viewContent: """
            <connections><outletCollection property="gestureRecognizers" destination="tap-re-001" appends="YES" id="out-le-009"/></connections>
            """,
          content: """
            <navigationItem key="navigationItem" id="ite-m1-001"><barButtonItem key="rightBarButtonItem" systemItem="add" id="ite-m2-001"><connections>
            \(segue("show"))</connections></barButtonItem></navigationItem>
            """,
          objects: """
            <tapGestureRecognizer id="tap-re-001"><connections>
            <action selector="tapped:" destination="fir-st-001" id="act-io-001"/>
            <segue destination="sec-nd-001" kind="presentation" identifier="tap" id="seg-ue-002"/>
            </connections></tapGestureRecognizer>
            """
        ) + secondScreen()
    )
    try driver.tap(at: CGPoint(x: 200, y: 500))
    #expect(
      Set(["First tapped by UITapGestureRecognizer", "First should tap"]).isSubset(of: Calls.take())
    )
    #expect(first.presentedViewController?.title == "Second")
    try driver.tap("Return")
    try driver.tap("Add")
    #expect(navigation.topViewController?.title == "Second")
  }

  @Test func eachDestinationIsAnotherOne() throws {
    let (driver, first, navigation) = try open(
      firstScreens(connections: segue("show")) + secondScreen()
    )
    first.performSegue(withIdentifier: "go", sender: nil)
    driver.settle()
    let one = navigation.topViewController
    try driver.goBack()
    first.performSegue(withIdentifier: "go", sender: nil)
    driver.settle()
    #expect(navigation.topViewController !== one)
  }

  @Test func aSourceIsReleasedWithItsSegues() throws {
    weak var weakly: UIViewController?
    do {
      let (driver, first, _) = try open(firstScreens(button: segue("show")) + secondScreen())
      try driver.tap("Go")
      try driver.goBack()
      weakly = first
    }
    #expect(weakly == nil)
  }
}
