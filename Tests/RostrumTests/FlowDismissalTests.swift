import Rostrum
import RostrumTesting
import Testing

/// Every way to leave a flow reports nil once, destroys its presenters, and releases all of it.
@MainActor
struct FlowDismissalTests {
  enum DismissalMethod: String, CaseIterable, CustomTestStringConvertible {
    case back, swipe, backToRoot, popToFirst, rootReplaced, sheetSwipedDown,
      sheetUnderSheetDismissed
    case dismissedByParent, tabRemovedByPerson, tabRemovedByProgram, parentFinished
    case columnLeftByPerson, columnLeftByProgram, chosenOtherwise, rootOfColumnsReplaced
    case parentLeftByPerson, left, routeElsewhere, windowClosed

    var testDescription: String { rawValue }

    var placement: Placement {
      switch self {
      case .sheetSwipedDown, .sheetUnderSheetDismissed, .dismissedByParent: .sheet
      case .tabRemovedByPerson, .tabRemovedByProgram: .tab
      case .columnLeftByPerson, .columnLeftByProgram, .chosenOtherwise, .rootOfColumnsReplaced:
        .column
      default: .stack
      }
    }
  }

  enum Placement {
    case stack, sheet, tab, column
  }

  @Test(arguments: DismissalMethod.allCases)
  func releasesEverything(method: DismissalMethod) async throws {
    let test = TestNavigator()
    let parent = ListFlow()
    var reports: [String?] = []
    var destroyed: [String] = []
    test.start(parent)
    try await checkLeaks { track in
      var tab: Navigator?
      var split: Split?
      let child = track(makeFlow(track, onDestroy: { destroyed.append($0) }), "child")
      switch method.placement {
      case .stack: parent.start(child) { reports.append($0) }
      case .sheet: parent.start(child, as: .sheet()) { reports.append($0) }
      case .tab:
        tab = parent.setTabs([TabItem(title: "A")]).first
        if let tab { parent.start(child, as: .on(tab)) { reports.append($0) } }
      case .column:
        let columns = parent.setSplit()
        parent.start(TestFlow.showing("list"), as: .on(columns.primary))
        parent.start(child, as: .on(columns.secondary)) { reports.append($0) }
        split = columns
      }
      #expect(test.screens.suffix(2) == ["first", "second"])
      await go(method, test, parent, child, tab ?? split?.secondary)
      await test.settle()
    }
    #expect(reports == [nil])
    #expect(destroyed == ["second", "first"])
  }

  private func makeFlow(
    _ track: LeakTracker,
    onDestroy: @escaping @MainActor (String) -> Void
  ) -> TestFlow {
    TestFlow { flow in
      for name in ["first", "second"] {
        let presenter = track(ItemPresenter(), "\(name) presenter")
        // A pending reply retains the presenter.
        presenter.latest(WorkKind("load")) {
          try await Task.sleep(for: .seconds(3600))
        } then: { _ in
          presenter.show("never")
        }
        presenter.onDestroy = { _ in onDestroy(name) }
        let view = track(ItemViewSpy(), "\(name) view")
        flow.push(track(FakeScreen(name, presenter: presenter, view: view), "\(name) screen"))
      }
    }
  }

  private func go(
    _ method: DismissalMethod,
    _ test: TestNavigator,
    _ parent: ListFlow,
    _ child: TestFlow,
    _ place: Navigator?
  ) async {
    switch method {
    case .back:
      test.back()
      test.back()
    case .swipe:
      test.swipeBack(.finished)
      test.swipeBack(.finished)
    case .backToRoot: test.back(to: 1)
    case .popToFirst: parent.popToFirst()
    case .rootReplaced: parent.setRoot(FakeScreen("new root"))
    case .sheetSwipedDown: test.dismissSheet()
    case .sheetUnderSheetDismissed:
      child.start(TestFlow.showing("upper"), as: .sheet())
      parent.dismiss()
    case .dismissedByParent: parent.dismiss()
    case .tabRemovedByPerson: test.removeTab(0)
    case .tabRemovedByProgram: if let place { parent.removeTab(place) }
    case .columnLeftByPerson:
      test.back()
      test.back()
    case .columnLeftByProgram:
      child.pop()
      await test.settle()
      child.pop()
    case .chosenOtherwise:
      if let place { parent.start(TestFlow.showing("other"), as: .on(place)) }
    case .rootOfColumnsReplaced: parent.setRoot(FakeScreen("new root"))
    case .parentFinished: parent.finish("")
    case .parentLeftByPerson: parent.leave()
    case .left: child.leave()
    case .routeElsewhere: parent.open(ItemRoute.item("7"))
    case .windowClosed: test.close()
    }
  }
}
