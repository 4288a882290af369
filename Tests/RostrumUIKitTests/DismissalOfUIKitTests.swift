import Rostrum
import RostrumTesting
import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

/// Every way to leave real screens releases the whole flow.
@MainActor
struct DismissalOfUIKitTests {
  enum DismissalMethod: String, CaseIterable, CustomTestStringConvertible {
    case backButton, browserBack, swipe, pop, finish, leave, rootReplaced, route
    case poppedByOthers, sheetSwipedDown, sheetDismissed, sheetFinished, sceneDisconnected

    var testDescription: String { rawValue }
    var isSheet: Bool { rawValue.hasPrefix("sheet") }
  }

  @Test(arguments: DismissalMethod.allCases)
  func releaseEverything(method: DismissalMethod) async throws {
    let scene = try NotesScene()
    var reports: [String?] = []
    try await checkLeaks { track in
      let child = track(NotesFlow("Child", at: nil))
      scene.flow.start(child, as: method.isSheet ? .sheet() : .stack) { reports.append($0) }
      child.show("Second")
      scene.driver.settle()
      #expect((method.isSheet ? scene.sheetTitles : scene.titles).suffix(2) == ["Child", "Second"])
      trackScreens(of: scene, with: track)
      try go(method, scene, child)
      scene.driver.settle()
    }
    #expect(reports == [method == .finish || method == .sheetFinished ? "done" : nil])
    if method != .sceneDisconnected { #expect(scene.titles.count == 1) }
  }

  @Test(arguments: [false, true])
  func goingBackWhileAScreenIsOnItsWayIsDoneOnceItIsThere(isSheet: Bool) throws {
    let scene = try NotesScene()
    let child = NotesFlow("Child", at: nil)
    scene.flow.start(child, as: isSheet ? .sheet() : .stack) { _ in }
    scene.driver.send(.back(depth: 0))
    #expect(scene.titles.count == 1 && scene.navigation?.presentedViewController == nil)
  }

  @Test func goingBackWhileScreensFollowEachOtherIsDoneOnceTheLastIsThere() throws {
    let scene = try NotesScene()
    let navigation = try #require(scene.navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      navigation.pushViewController(UIViewController(), animated: true)
    }
    scene.driver.send(.back(depth: 0))
    #expect(scene.titles.count == 1)
  }

  private func trackScreens(of scene: NotesScene, with track: LeakTracker) {
    let sheet = scene.navigation?.presentedViewController as? UINavigationController
    let stack = scene.navigation?.viewControllers.dropFirst() ?? []
    for screen in sheet?.viewControllers ?? Array(stack) {
      track(screen, screen.title)
      if let note = screen as? NoteViewController { track(note.presenter) }
    }
    if let sheet { track(sheet, "sheet") }
  }

  private func go(_ method: DismissalMethod, _ scene: NotesScene, _ child: NotesFlow) throws {
    let driver = scene.driver
    switch method {
    case .backButton:
      try driver.goBack()
      try driver.goBack()
    case .browserBack:
      driver.send(.back(depth: 0))
    case .swipe:
      try driver.swipeBack()
      try driver.swipeBack()
    case .pop: scene.flow.popToFirst()
    case .finish, .sheetFinished: child.finish("done")
    case .leave: child.leave()
    case .rootReplaced: scene.flow.setRoot(UIViewController())
    case .route: scene.flow.open(NoteRoute.list)
    case .poppedByOthers: scene.navigation?.popToRootViewController(animated: true)
    case .sheetSwipedDown: try driver.dismissSheet()
    case .sheetDismissed: scene.flow.dismiss()
    case .sceneDisconnected: driver.scene.disconnect()
    }
  }
}
