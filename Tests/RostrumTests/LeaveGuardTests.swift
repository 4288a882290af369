import Rostrum
import RostrumTesting
import Testing

/// A screen with unsaved work is asked before the user leaves, and no other screen.
@MainActor
struct LeaveGuardTests {
  enum Attempt: String, CaseIterable, CustomTestStringConvertible {
    case back, swipe, backToRoot, route, leave, sheetSwipedDown

    var testDescription: String { rawValue }
  }

  let test = TestNavigator()
  let flow = ListFlow()
  let draft = DraftPresenter()

  private func begin(inSheet: Bool) -> TestFlow {
    let form = TestFlow { [draft] in $0.push(FakeScreen("form", presenter: draft)) }
    test.start(flow)
    flow.start(form, as: inSheet ? .sheet() : .stack)
    return form
  }

  private func attempt(_ attempt: Attempt, _ form: TestFlow) {
    switch attempt {
    case .back: test.back()
    case .swipe: test.swipeBack(.finished)
    case .backToRoot: test.back(to: 1)
    case .route: test.open(ItemRoute.list)
    case .leave: form.leave()
    case .sheetSwipedDown: test.dismissSheet()
    }
  }

  @Test(arguments: Attempt.allCases)
  func decliningKeepsEverything(way: Attempt) async {
    let form = begin(inSheet: way == .sheetSwipedDown)
    draft.answer = { false }
    attempt(way, form)
    await test.settle()
    #expect(draft.askedCount == 1)
    #expect(test.screens.last == "form")
    #expect(form.isRunning)
    #expect(!draft.isDestroyed)
  }

  @Test(arguments: Attempt.allCases)
  func confirmingContinuesTheTransition(way: Attempt) async {
    let form = begin(inSheet: way == .sheetSwipedDown)
    attempt(way, form)
    await test.settle()
    #expect(draft.askedCount == 1)
    #expect(test.screens == ["list"])
    #expect(form.hasEnded)
    #expect(draft.isDestroyed)
  }

  @Test(arguments: Attempt.allCases)
  func leavingWithoutUnsavedWorkNeedsNoConfirmation(way: Attempt) {
    draft.hasUnsavedWork = false
    let form = begin(inSheet: way == .sheetSwipedDown)
    attempt(way, form)
    #expect(draft.askedCount == 0)
    #expect(test.screens == ["list"])
    #expect(form.hasEnded)
  }

  @Test func closingByTheProgramNeedsNoConfirmation() {
    let form = begin(inSheet: true)
    form.finish("saved")
    #expect(draft.askedCount == 0)
    #expect(test.screens == ["list"])
  }

  @Test func anAlertMayConfirmLeaving() async {
    let form = begin(inSheet: true)
    draft.answer = { await form.ask(.question) == "yes" }
    test.dismissSheet()
    await test.settle()
    #expect(test.alert == .question)
    test.answer("no")
    await test.settle()
    #expect(test.screens == ["form"])
    test.dismissSheet()
    await test.settle()
    test.answer("yes")
    await test.settle()
    #expect(test.screens == ["list"])
  }

  @Test func otherTransitionsWaitForTheAnswer() async {
    let form = begin(inSheet: false)
    let gate = Gate<Bool>()
    draft.answer = { (try? await gate.request()) ?? false }
    test.back()
    await test.settle()
    form.push(FakeScreen("more"))
    test.back()
    #expect(test.screens == ["list", "form"])
    #expect(draft.askedCount == 1)
    gate.answer(0, .success(false))
    await test.settle()
    #expect(test.screens == ["list", "form", "more"])
  }

  @Test func theAddressIsRestoredAfterARefusal() async {
    _ = begin(inSheet: false)
    draft.answer = { false }
    test.open(ItemRoute.item("7"))
    await test.settle()
    #expect(test.paths == ["", ""])
    #expect(test.screens == ["list", "form"])
  }

  @Test func closingTheWindowDoesNotWaitForAnAnswer() async {
    let form = begin(inSheet: false)
    let gate = Gate<Bool>()
    draft.answer = { (try? await gate.request()) ?? false }
    test.back()
    await test.settle()
    test.close()
    #expect(form.hasEnded)
    gate.answer(0, .success(true))
    await test.settle()
    #expect(draft.isDestroyed)
  }
}
