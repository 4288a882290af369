import Rostrum
import RostrumTesting
import RostrumUIKit
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Columns of a flow, on real screens.
@MainActor
struct SplitOfUIKitTests {
  private let scene: NotesScene
  private let list = NotesFlow("Notes")
  private let split: Split
  private let placeholder = NoteViewController(presenter: NotePresenter("Nothing"))
  private let reports = Reports()

  private final class Reports {
    var results: [String?] = []
  }

  init() throws {
    scene = try NotesScene()
    split = scene.flow.setSplit(placeholder: placeholder)
    scene.flow.start(list, as: .on(split.primary))
    scene.driver.settle()
  }

  private var driver: SceneDriver { scene.driver }

  private var controller: UISplitViewController? {
    scene.delegate.window?.rootViewController as? UISplitViewController
  }

  private var bars: [String] { driver.find(nil, .bar).map(\.label) }

  @discardableResult
  private func choose(_ title: String) -> NotesFlow {
    let flow = NotesFlow(title, at: .note(title))
    scene.flow.start(flow, as: .on(split.secondary)) { reports.results.append($0) }
    driver.settle()
    return flow
  }

  private func widen() {
    driver.resize(to: .pad, width: 1180, height: 820)
  }

  private func narrow() {
    driver.resize(to: .phone, width: 390, height: 844)
  }

  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      driver.settle()
    }
  }

  @Test func columnsComeInPlaceOfTheStack() {
    #expect(controller != nil)
    #expect(split.isCollapsed)
    #expect(driver.screen == "bar \"Notes\"")
    #expect(!placeholder.isViewLoaded)
    widen()
    #expect(!split.isCollapsed)
    #expect(bars == ["Notes", "Nothing"])
    #expect(placeholder.presenter.isAttached)
  }

  @Test func aChoiceIsPushedInACompactWidth() throws {
    choose("A")
    #expect(bars == ["A"])
    #expect(scene.path == "/A")
    #expect(driver.display.address?.depth == 1)
    #expect(list.isRunning)
    try driver.goBack()
    #expect(bars == ["Notes"])
    #expect(scene.path == "/")
    #expect(reports.results == [nil])
  }

  @Test func aChoiceStandsBesideTheListInARegularWidth() {
    widen()
    choose("A")
    #expect(bars == ["Notes", "A"])
    #expect(!placeholder.presenter.isAttached)
    choose("B")
    #expect(bars == ["Notes", "B"])
    #expect(reports.results == [nil])
    #expect(scene.path == "/B")
    #expect(driver.display.address?.depth == 0)
  }

  enum WayBack: CaseIterable {
    case button, swipe, page, program
  }

  @Test(arguments: WayBack.allCases)
  func everyWayBackToTheListEndsTheChoice(way: WayBack) async throws {
    let flow = choose("A")
    let presenter = scene.presenter
    switch way {
    case .button: try driver.goBack()
    case .swipe: try driver.swipeBack()
    case .page: try driver.browserBack()
    case .program: flow.pop()
    }
    await settle()
    #expect(bars == ["Notes"])
    #expect(flow.hasEnded)
    #expect(presenter?.isDestroyed == true)
    #expect(reports.results == [nil])
    #expect(split.front == .primary)
    widen()
    #expect(bars == ["Notes", "Nothing"])
  }

  @Test func aCancelledSwipeKeepsTheChoice() throws {
    let flow = choose("A")
    try driver.swipeBack(.cancelled)
    #expect(bars == ["A"])
    #expect(flow.isRunning)
    #expect(scene.presenter?.isAttached == true)
  }

  // MARK: - Another width

  @Test func bothStacksSurviveWidthChanges() throws {
    let flow = choose("A")
    flow.show("B")
    driver.settle()
    let shown = try #require(scene.presenter)
    widen()
    #expect(bars == ["Notes", "B"])
    #expect(shown.isAttached)
    flow.show("C")
    driver.settle()
    narrow()
    #expect(bars == ["C"])
    #expect(driver.display.address?.depth == 3)
    try driver.goBack()
    try driver.goBack()
    #expect(bars == ["A"])
    #expect(flow.isRunning)
    widen()
    #expect(bars == ["Notes", "A"])
    #expect(reports.results.isEmpty)
  }

  @Test func theListIsAttachedWhereItIsSeen() throws {
    let screen = try #require(split.primary.screens.first as? NoteViewController)
    #expect(screen.presenter.isAttached)
    choose("A")
    #expect(!screen.presenter.isAttached)
    widen()
    #expect(screen.presenter.isAttached)
    narrow()
    #expect(!screen.presenter.isAttached)
  }

  @Test func aWidthThatChangesWhileTheChoiceComesLosesNothing() async {
    scene.flow.start(NotesFlow("A", at: .note("A")), as: .on(split.secondary))
    driver.scene.commit()
    driver.send(.environment(SceneEnvironment(width: 1180, height: 820, idiom: .pad)))
    driver.settle()
    #expect(bars == ["Notes", "A"])
    choose("B")
    #expect(bars == ["Notes", "B"])
    driver.send(.environment(SceneEnvironment()))
    driver.settle()
    #expect(bars == ["B"])
  }

  @Test func whileTheListIsInFrontItStaysThere() {
    widen()
    narrow()
    #expect(bars == ["Notes"])
  }

  // MARK: - Guards, routes, sheets

  @Test(arguments: [true, false])
  func unsavedWorkIsConfirmedBeforeGoingBack(itMayGo: Bool) async throws {
    choose("A")
    let presenter = try #require(scene.presenter)
    presenter.hasUnsavedWork = true
    presenter.answer = { itMayGo }
    try driver.goBack()
    await settle()
    #expect(presenter.askedCount == 1)
    #expect(bars == (itMayGo ? ["Notes"] : ["A"]))
    #expect(scene.path == (itMayGo ? "/" : "/A"))
  }

  @Test(arguments: [true, false])
  func routesLeadToBothColumns(isWide: Bool) async throws {
    if isWide { widen() }
    choose("A")
    try driver.open(path: "/")
    await settle()
    #expect(bars == (isWide ? ["Notes", "Nothing"] : ["Notes"]))
    #expect(scene.path == "/")
    // The list's flow handles the route, over its own screen.
    try driver.open(path: "/B")
    await settle()
    #expect(bars == (isWide ? ["B", "Nothing"] : ["B"]))
    #expect(scene.path == "/B")
  }

  @Test func theListGoesDeeperUnderTheChoice() throws {
    choose("A")
    list.show("Folder")
    driver.settle()
    #expect(bars == ["A"])
    try driver.goBack()
    #expect(bars == ["Folder"])
    try driver.goBack()
    #expect(bars == ["Notes"])
  }

  @Test func aSheetCoversBothColumns() throws {
    widen()
    let flow = choose("A")
    flow.start(NotesFlow("Sheet", at: nil), as: .sheet())
    driver.settle()
    #expect(bars == ["Sheet"])
    narrow()
    #expect(bars == ["Sheet"])
    try driver.dismissSheet()
    #expect(bars == ["A"])
  }

  @Test(arguments: [true, false])
  func aStackTakesThePlaceOfColumns(isWide: Bool) async {
    if isWide { widen() }
    let flow = choose("A")
    scene.flow.setRoot(NoteViewController(presenter: NotePresenter("New")))
    await settle()
    #expect(flow.hasEnded)
    #expect(list.hasEnded)
    #expect(scene.titles == ["New"])
    #expect(bars == ["New"])
  }

  @Test func anotherDelegateReceivesItsCallbacks() {
    final class Other: NSObject, UISplitViewControllerDelegate {
      var calls: [String] = []
      func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expand") }
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapse") }
    }
    let other = Other()
    controller?.delegate = other
    widen()
    narrow()
    #expect(other.calls == ["expand", "collapse"])
  }

  @Test func theWindowsEndFreesAllOfIt() async throws {
    try await checkLeaks { track in
      let scene = try NotesScene()
      let split = track(scene.flow.setSplit(), "split")
      scene.flow.start(track(NotesFlow("Notes"), "list"), as: .on(split.primary))
      let chosen = track(NotesFlow("A", at: .note("A")), "chosen")
      scene.flow.start(chosen, as: .on(split.secondary))
      scene.driver.settle()
      if let root = scene.delegate.window?.rootViewController { track(root, "controller") }
      scene.driver.resize(to: .pad, width: 1180, height: 820)
      scene.driver.scene.disconnect()
    }
  }

  @Test func columnsInASheetTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        guard let scene = try? NotesScene() else { return }
        let flow = NotesFlow("Sheet", at: nil)
        scene.flow.start(flow, as: .sheet())
        scene.driver.settle()
        _ = flow.setSplit()
      }
    }
  }
}
