import Rostrum
import RostrumUIKit
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIKitStageTests {
  let scene: NotesScene

  init() throws {
    scene = try NotesScene()
  }

  private func controller(_ index: Int) -> NoteViewController? {
    scene.navigation?.viewControllers[index] as? NoteViewController
  }

  @Test func aScreenIsAttachedWhileItCanBeSeen() throws {
    let list = try #require(controller(0))
    #expect(list.presenter.isAttached)
    scene.flow.show("A")
    scene.driver.settle()
    #expect(!list.presenter.isAttached)
    #expect(controller(1)?.presenter.isAttached == true)
    try scene.driver.goBack()
    #expect(list.presenter.isAttached)
    #expect(list.renderCount == 1)
  }

  @Test func aCancelledSwipeReleasesNothingAndRendersNothingAgain() throws {
    let presenter = scene.flow.show("A")
    scene.driver.settle()
    try scene.driver.swipeBack(.cancelled)
    #expect(scene.titles == ["Notes", "A"])
    #expect(!presenter.isDestroyed)
    #expect(presenter.isAttached)
    #expect(controller(1)?.renderCount == 1)
    #expect(controller(0)?.presenter.isAttached == false)
    #expect(scene.path == "/A")
  }

  @Test func transitionsComeOneAfterTheOther() {
    scene.flow.show("A")
    scene.flow.show("B")
    #expect(scene.titles == ["Notes", "A"])
    scene.driver.settle()
    #expect(scene.titles == ["Notes", "A", "B"])
  }

  @Test func aRowTappedTwiceOpensOneScreen() {
    scene.flow.show("A")
    scene.flow.show("A")
    scene.driver.settle()
    #expect(scene.titles == ["Notes", "A"])
  }

  @Test func aPushDuringASwipeComesThrough() {
    scene.flow.show("A")
    scene.driver.settle()
    scene.driver.send(.interactivePop(.began))
    scene.flow.show("B")
    scene.driver.settle()
    #expect(scene.titles == ["Notes", "A", "B"])
  }

  @Test func aScreenThatIsStillLeavingDoesNotComeBack() {
    let presenter = scene.flow.show("A")
    scene.driver.settle()
    scene.navigation?.popViewController(animated: true)
    scene.flow.show("B")
    scene.driver.settle()
    #expect(scene.titles == ["Notes", "B"])
    #expect(presenter.isDestroyed)
  }

  @Test func aSheetMayFollowOneThatIsStillLeaving() throws {
    scene.flow.start(NotesFlow("One", at: nil), as: .sheet())
    scene.driver.settle()
    let sheet = try #require(scene.driver.find(nil, .sheet).first)
    scene.driver.scene.receive(
      InputEvent(seen: scene.driver.display.tree.number, action: .dismiss(sheet.id))
    )
    scene.flow.start(NotesFlow("Two", at: nil), as: .sheet())
    scene.driver.settle()
    #expect(scene.sheetTitles == ["Two"])
  }

  @Test func severalStepsBackNeedConfirmationOfEveryLeftScreen() async throws {
    let draft = scene.flow.show("Draft")
    scene.flow.show("A")
    scene.driver.settle()
    draft.hasUnsavedWork = true
    draft.answer = { false }
    scene.driver.send(.back(depth: 0))
    await settle()
    #expect(draft.askedCount == 1)
    #expect(scene.titles == ["Notes", "Draft", "A"])
  }

  @Test func aSheetTakesItsStyle() throws {
    scene.flow.start(NotesFlow("Sheet", at: nil), as: .sheet(.half))
    scene.driver.settle()
    let sheet = try #require(scene.navigation?.presentedViewController)
    #expect(sheet.sheetPresentationController?.prefersGrabberVisible == true)
    #expect(
      sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large]
    )
    try scene.driver.dismissSheet()
    scene.flow.start(NotesFlow("Full", at: nil), as: .sheet(.fullScreen))
    scene.driver.settle()
    #expect(scene.navigation?.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func aSheetMayCoverASheet() throws {
    let lower = NotesFlow("Lower", at: nil)
    scene.flow.start(lower, as: .sheet())
    scene.flow.start(NotesFlow("Upper", at: nil), as: .sheet())
    scene.driver.settle()
    let sheet = scene.navigation?.presentedViewController
    #expect(sheet?.presentedViewController is UINavigationController)
    scene.flow.dismiss()
    scene.driver.settle()
    #expect(scene.navigation?.presentedViewController == nil)
    #expect(lower.hasEnded)
  }

  @Test func aSheetComesThoughTheAppShowsAnAlertOfItsOwn() throws {
    let alert = UIAlertController(title: "Own", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    scene.navigation?.present(alert, animated: true)
    scene.flow.start(NotesFlow("Sheet", at: nil), as: .sheet())
    scene.flow.show("A")
    scene.driver.settle()
    #expect(scene.titles == ["Notes", "A"])
  }

  @Test func aTableScreenIsAttachedToo() {
    let presenter = NotePresenter("Table")
    scene.flow.push(NoteTableViewController(presenter: presenter, style: .insetGrouped))
    scene.driver.settle()
    #expect(presenter.isAttached)
    #expect(scene.titles == ["Notes", "Table"])
  }

  @Test func anotherDelegateReceivesEveryCallback() {
    let spy = NavigationSpy()
    scene.navigation?.delegate = spy
    let presenter = scene.flow.show("A")
    scene.driver.settle()
    scene.navigation?.popViewController(animated: true)
    scene.driver.settle()
    #expect(spy.heard == ["will A", "did A", "will Notes", "did Notes"])
    #expect(presenter.isDestroyed)
  }

  @Test(arguments: Alert.Style.allCases)
  func anAlertShowsItsActionsAndAnswers(style: Alert.Style) async throws {
    var alert = Alert.discard
    alert.style = style
    var answer: String?
    scene.flow.work { [flow = scene.flow, alert] in answer = await flow.ask(alert) }
    try await scene.driver.eventually(sees: "Discard?", .alert)
    let shown = try #require(scene.navigation?.presentedViewController as? UIAlertController)
    #expect(shown.preferredStyle == (style == .alert ? .alert : .actionSheet))
    #expect(shown.actions.map(\.style) == [.destructive, .cancel])
    try scene.driver.tap("Keep")
    try await scene.driver.eventually("the answer is there") { answer == "keep" }
  }

  // MARK: - Guards

  enum Attempt: String, CaseIterable, CustomTestStringConvertible {
    case backButton, swipe, browserBack, address, sheetSwipedDown

    var testDescription: String { rawValue }
  }

  /// Shows a screen with unsaved work that asks with an alert, and attempts to leave it.
  private func attempt(_ attempt: Attempt) async throws -> NotePresenter {
    let child = NotesFlow("Draft", at: .note("draft"))
    scene.flow.start(child, as: attempt == .sheetSwipedDown ? .sheet() : .stack)
    scene.driver.settle()
    let presenter = try #require(scene.presenter)
    presenter.hasUnsavedWork = true
    presenter.answer = { [weak child] in await child?.ask(.discard) == "discard" }
    switch attempt {
    case .backButton: scene.driver.send(.tap(try scene.driver.element("Notes", .backButton).id))
    case .swipe: scene.driver.send(.interactivePop(.began))
    case .browserBack: scene.driver.send(.back(depth: 0))
    case .address: try scene.driver.open(path: "/")
    case .sheetSwipedDown:
      scene.driver.send(.dismiss(try #require(scene.driver.find(nil, .sheet).first).id))
    }
    try await scene.driver.eventually(sees: "Discard?", .alert)
    #expect(presenter.askedCount == 1)
    #expect(!presenter.isDestroyed)
    return presenter
  }

  @Test(arguments: Attempt.allCases)
  func keepingUnsavedWorkKeepsTheScreen(way: Attempt) async throws {
    let presenter = try await attempt(way)
    try scene.driver.tap("Keep")
    try await scene.driver.eventually("the question is gone") {
      scene.driver.find(nil, .alert).isEmpty
    }
    await settle()
    #expect(!presenter.isDestroyed)
    #expect(scene.path == "/draft")
  }

  @Test(arguments: Attempt.allCases)
  func discardingUnsavedWorkClosesTheScreen(way: Attempt) async throws {
    let presenter = try await attempt(way)
    try scene.driver.tap("Discard")
    try await scene.driver.eventually("the screen is gone") { presenter.isDestroyed }
    #expect(scene.titles == ["Notes"])
    #expect(scene.sheetTitles.isEmpty)
    #expect(scene.path == "/")
  }

  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      scene.driver.settle()
    }
  }

  // MARK: - Programming mistakes

  @Test func aScreenThatIsNoViewControllerTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Other: Screen {}
        UIKitStage().show([Other()], animated: false) {}
      }
    }
  }
}

extension Alert {
  static let discard = Alert(
    title: "Discard?",
    actions: [
      Action(id: "discard", title: "Discard", role: .destructive),
      Action(id: "keep", title: "Keep", role: .cancel),
    ]
  )
}

private final class NavigationSpy: NSObject, UINavigationControllerDelegate {
  var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    viewController.loadViewIfNeeded()
    heard.append("will \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    heard.append("did \(viewController.title ?? "")")
  }
}
