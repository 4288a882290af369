import AppTesting
import CategoriesModel
import CategoriesPresentation
import Rostrum
import RostrumTesting
import Testing

/// The flow in both widths.
@MainActor
struct CategoriesCoordinatorTests {
  private let fixture = CategoriesFixture()

  private func coordinator(
    onMake: @escaping @MainActor (AnyObject) -> Void = { _ in }
  ) -> CategoriesCoordinator {
    CategoriesCoordinator(
      screens: FakeCategoriesScreens(onMake: onMake),
      services: fixture.services,
      environment: fixture.environment
    )
  }

  private func started(isCompact: Bool) async throws -> (TestNavigator, CategoriesCoordinator) {
    let test = TestNavigator()
    test.isCompact = isCompact
    let coordinator = coordinator()
    test.start(coordinator)
    try #require(await until { fixture.services.repository.categories != nil })
    await test.settle()
    return (test, coordinator)
  }

  private func list(_ test: TestNavigator) throws -> CategoryListSpy {
    try #require(test.view(in: .primary))
  }

  private func users(_ test: TestNavigator) throws -> UserListSpy {
    try #require(test.view(in: .secondary))
  }

  @Test func aPhoneBeginsWithTheCategories() async throws {
    let (test, _) = try await started(isCompact: true)
    #expect(test.screens == ["categories"])
    #expect(test.path == "")
    #expect(try list(test).state?.chosen == nil)
  }

  @Test func aWideScreenBeginsWithTheFirstCategory() async throws {
    let (test, _) = try await started(isCompact: false)
    #expect(test.screens(in: .primary) == ["categories"])
    #expect(test.screens(in: .secondary) == ["users"])
    #expect(test.path == "35")
    #expect(try list(test).state?.chosen == 35)
  }

  @Test func onAPhoneACategoryComesOverTheListAndBackLeavesIt() async throws {
    let (test, coordinator) = try await started(isCompact: true)
    coordinator.showCategory(33)
    await test.settle()
    #expect(test.screens == ["users"])
    #expect(test.path == "33")
    test.back()
    await test.settle()
    #expect(test.screens == ["categories"])
    #expect(test.path == "")
  }

  @Test func besideTheListACategoryTakesTheOthersPlace() async throws {
    let (test, coordinator) = try await started(isCompact: false)
    coordinator.showCategory(33)
    coordinator.showCategory(33)
    await test.settle()
    #expect(test.screens(in: .secondary) == ["users"])
    #expect(test.path == "33")
    #expect(try list(test).state?.chosen == 33)
  }

  @Test func aLateAnswerOfACategoryNoLongerChosenChangesNothing() async throws {
    let (test, coordinator) = try await started(isCompact: false)
    fixture.server.hold("33/1")
    coordinator.showCategory(33)
    try #require(await fixture.asked("33/1"))
    coordinator.showCategory(18)
    await test.settle()
    let view = try users(test)
    try #require(await until { view.state?.summary == "1" })
    view.forget()
    fixture.server.release("33/1")
    await test.settle()
    #expect(view.states.isEmpty)
    #expect(try users(test) === view)
    #expect(try list(test).state?.chosen == 18)
  }

  @Test func aLinkIsFollowedInEitherWidth() async throws {
    for isCompact in [true, false] {
      let test = TestNavigator()
      test.isCompact = isCompact
      test.open(CategoriesRoute.category(33))
      test.start(coordinator())
      await test.settle()
      #expect(test.path == "33")
      let view = try users(test)
      try #require(await until { view.state?.title == "工作室" })
      #expect(test.screens.last == "users")
    }
  }

  @Test func aWindowThatGrowsBeginsWithTheFirstCategory() async throws {
    let (test, _) = try await started(isCompact: true)
    test.isCompact = false
    await test.settle()
    #expect(test.path == "35")
    #expect(try list(test).state?.chosen == 35)
  }

  @Test func aColumnThatComesHasTheCategoryThatWasOpenLast() async throws {
    let (test, coordinator) = try await started(isCompact: true)
    coordinator.showCategory(33)
    await test.settle()
    test.back()
    test.isCompact = false
    await test.settle()
    #expect(test.path == "33")
    let chosen = try list(test)
    #expect(chosen.state?.chosen == 33)
    #expect(chosen.state?.showsDisclosure == false)
    test.isCompact = true
    test.back()
    #expect(chosen.state?.showsDisclosure == true)
  }

  @Test func aPhoneThatWasWideMeanwhileIsAtTheListAgain() async throws {
    let (test, _) = try await started(isCompact: true)
    test.isCompact = false
    await test.settle()
    #expect(test.path == "35")
    test.isCompact = true
    await test.settle()
    #expect(test.screens == ["categories"])
    #expect(test.path == "")
  }

  @Test func aChoiceInTheWideWindowStaysInFrontOnAPhone() async throws {
    let (test, coordinator) = try await started(isCompact: true)
    test.isCompact = false
    await test.settle()
    coordinator.showCategory(35)
    await test.settle()
    test.isCompact = true
    await test.settle()
    #expect(test.screens == ["users"])
    #expect(test.path == "35")
  }

  @Test func aWindowThatShrinksKeepsTheCategoryInFront() async throws {
    let (test, coordinator) = try await started(isCompact: false)
    coordinator.showCategory(33)
    await test.settle()
    test.isCompact = true
    await test.settle()
    #expect(test.screens == ["users"])
    #expect(test.path == "33")
    test.isCompact = false
    await test.settle()
    #expect(test.screens(in: .primary) == ["categories"])
    #expect(try list(test).state?.chosen == 33)
  }

  @Test func aCategoryThatIsUnknownLeadsToAll() async throws {
    let (test, coordinator) = try await started(isCompact: true)
    coordinator.showCategory(999)
    await test.settle()
    coordinator.showAllCategories()
    await test.settle()
    #expect(test.screens == ["categories"])
  }

  enum DismissalMethod: CaseIterable {
    case back, swipe, route, another, windowClosed
  }

  @Test(arguments: DismissalMethod.allCases, [true, false])
  func leavingACategoryReleasesIt(_ method: DismissalMethod, isCompact: Bool)
    async throws
  {
    // Beside the list there is no back navigation.
    if !isCompact, [.back, .swipe].contains(method) { return }
    let test = TestNavigator()
    test.isCompact = isCompact
    var tracker: LeakTracker?
    try await checkLeaks { track in
      let coordinator = coordinator(onMake: { made in
        if let tracker { tracker(made) }
      })
      test.start(coordinator)
      try #require(await until { fixture.services.repository.categories != nil })
      tracker = track
      fixture.server.hold("33/1")
      coordinator.showCategory(33)
      await test.settle()
      tracker = nil
      switch method {
      case .back: test.back()
      case .swipe: test.swipeBack(.finished)
      case .route: test.open(CategoriesRoute.list)
      case .another: coordinator.showCategory(18)
      case .windowClosed: test.close()
      }
      await test.settle()
    }
    fixture.server.release("33/1")
  }

  @Test(arguments: [true, false])
  func closingTheWindowReleasesTheFlow(isCompact: Bool) async throws {
    try await checkLeaks { track in
      let test = TestNavigator()
      test.isCompact = isCompact
      let coordinator = track(coordinator(onMake: { track($0) }))
      test.start(coordinator)
      coordinator.showCategory(33)
      await test.settle()
      test.close()
    }
  }
}
