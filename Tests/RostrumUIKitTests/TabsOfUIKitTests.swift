import Rostrum
import RostrumTesting
import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

/// Tabs of a flow, on real screens.
@MainActor
struct TabsOfUIKitTests {
  private let scene: NotesScene
  private let left = NotesFlow("Left", at: .note("left"))
  private let right = NotesFlow("Right", at: .note("right"))

  init() throws {
    scene = try NotesScene()
    let navigators = scene.flow.setTabs([
      TabItem(title: "One", symbol: "star"), TabItem(title: "Two"),
    ])
    scene.flow.start(left, as: .on(navigators[0]))
    scene.flow.start(right, as: .on(navigators[1]))
    scene.driver.settle()
  }

  private var driver: SceneDriver { scene.driver }

  private var tabs: UITabBarController? {
    scene.delegate.window?.rootViewController as? UITabBarController
  }

  private var titles: [[String]] {
    (tabs?.viewControllers ?? []).map { controller in
      (controller as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
    }
  }

  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      driver.settle()
    }
  }

  @Test func tabsComeInPlaceOfTheStack() {
    // A screen that was never shown has not been rendered.
    #expect(titles == [["Left"], [""]])
    #expect(scene.path == "/left")
    #expect(
      driver.screen == """
        bar "Left"
        tab bar
          tab "One", selected
          tab "Two"
        """
    )
  }

  @Test func aPersonSwitchesTabsAndEachKeepsItsStack() throws {
    left.show("A")
    driver.settle()
    try driver.selectTab("Two")
    #expect(scene.path == "/right")
    #expect(scene.delegate.navigator?.selectedTab == 1)
    right.show("B")
    driver.settle()
    try driver.selectTab("One")
    #expect(titles == [["Left", "A"], ["Right", "B"]])
    #expect(scene.path == "/A")
    try driver.goBack()
    #expect(scene.path == "/left")
  }

  @Test func screensAreAttachedInTheSelectedTabOnly() throws {
    let screens = (tabs?.viewControllers ?? []).compactMap {
      ($0 as? UINavigationController)?.topViewController as? NoteViewController
    }
    #expect(screens.map(\.presenter.isAttached) == [true, false])
    try driver.selectTab("Two")
    #expect(screens.map(\.presenter.isAttached) == [false, true])
  }

  @Test func aTapOnTheSelectedTabLeavesWhatIsAboveItsFirstScreen() throws {
    let presenter = left.show("A")
    left.show("B")
    driver.settle()
    try driver.selectTab("One")
    #expect(titles[0] == ["Left"])
    #expect(presenter.isDestroyed)
    #expect(scene.path == "/left")
  }

  @Test func unsavedWorkIsConfirmedBeforeItIsDiscarded() async throws {
    let presenter = left.show("Draft")
    driver.settle()
    presenter.hasUnsavedWork = true
    presenter.answer = { false }
    try driver.selectTab("One")
    await settle()
    #expect(presenter.askedCount == 1)
    #expect(titles[0] == ["Left", "Draft"])
    try driver.selectTab("Two")
    #expect(presenter.askedCount == 1)
    try driver.selectTab("One")
    presenter.answer = { true }
    try driver.selectTab("One")
    await settle()
    #expect(titles[0] == ["Left"])
  }

  @Test func aRouteSelectsTheTabThatShowsIt() throws {
    try driver.open(path: "/right")
    #expect(tabs?.selectedIndex == 1)
    #expect(scene.path == "/right")
  }

  @Test func aSheetCoversAllTabsAndOutlivesNone() throws {
    let sheet = NotesFlow("Sheet", at: nil)
    left.start(sheet, as: .sheet())
    driver.settle()
    #expect(tabs?.presentedViewController is UINavigationController)
    #expect(driver.find(nil, .tabBar).isEmpty)
    try driver.dismissSheet()
    #expect(sheet.hasEnded)
    #expect(left.isRunning)
  }

  @Test func anAlertIsPresentedOverTheTabs() async throws {
    var answer: String?
    left.work { [left] in answer = await left.ask(.discard) }
    try await driver.eventually(sees: "Discard?", .alert)
    try driver.tap("Keep")
    try await driver.eventually("the answer is there") { answer == "keep" }
  }

  @Test func aPushInADeselectedTabDoesNotBlockOthers() throws {
    left.show("A")
    let tab = try driver.element("Two", .tab)
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .tap(tab.id))
    )
    right.show("B")
    driver.settle()
    #expect(titles == [["Left", "A"], ["Right", "B"]])
    #expect(scene.path == "/B")
  }

  @Test func aTabThatGoesEndsItsFlowAndNoOther() async throws {
    try await checkLeaks { track in
      let third = track(NotesFlow("Third", at: nil))
      let navigators = scene.flow.setTabs([TabItem(title: "Three"), TabItem(title: "Four")])
      scene.flow.start(third, as: .on(navigators[0]))
      let fourth = NotesFlow("Fourth", at: nil)
      scene.flow.start(fourth, as: .on(navigators[1]))
      third.show("Above")
      driver.settle()
      #expect(left.hasEnded)
      #expect(right.hasEnded)
      #expect(titles.map(\.count) == [2, 1])
      for controller in tabs?.viewControllers?.prefix(1) ?? [] { track(controller, "stack") }
      scene.flow.removeTab(navigators[0])
      driver.settle()
      #expect(third.hasEnded)
      #expect(fourth.isRunning)
      #expect(titles == [["Fourth"]])
    }
  }

  @Test func aStackMayComeInPlaceOfTheTabs() async throws {
    try await checkLeaks { track in
      if let tabs { track(tabs, "tabs") }
      scene.flow.setRoot(NoteViewController(presenter: NotePresenter("Alone")))
      driver.settle()
      #expect(scene.titles == ["Alone"])
      #expect(driver.find(nil, .tabBar).isEmpty)
      await settle()
    }
    #expect(left.hasEnded)
    #expect(right.hasEnded)
  }

  @Test func aSheetGoesWhereItsRootDoes() {
    let sheet = NotesFlow("Sheet", at: nil)
    left.start(sheet, as: .sheet())
    driver.settle()
    scene.flow.setRoot(NoteViewController(presenter: NotePresenter("Alone")))
    driver.settle()
    #expect(sheet.hasEnded)
    #expect(scene.titles == ["Alone"])
    #expect(driver.find(nil, .sheet).isEmpty)
  }

  @Test func theSceneReleasesItsTabs() async throws {
    try await checkLeaks { track in
      if let tabs { track(tabs, "tabs") }
      for controller in tabs?.viewControllers ?? [] { track(controller, "stack") }
      driver.scene.disconnect()
    }
    #expect(left.hasEnded)
  }

  @Test func anotherDelegateReceivesSelectionsAndMayRefuse() throws {
    let spy = TabSpy()
    tabs?.delegate = spy
    try driver.selectTab("Two")
    #expect(spy.heard == ["should Two", "did Two"])
    spy.allows = false
    try driver.selectTab("One")
    #expect(tabs?.selectedIndex == 1)
    #expect(scene.path == "/right")
  }

  @Test func tabsInASheetTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIKitStage().makeStage().showTabs([], selected: 0) {}
      }
    }
  }
}

private final class TabSpy: NSObject, UITabBarControllerDelegate {
  var heard: [String] = []
  var allows = true

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    heard.append("should \(viewController.tabBarItem.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    heard.append("did \(viewController.tabBarItem.title ?? "")")
  }
}
