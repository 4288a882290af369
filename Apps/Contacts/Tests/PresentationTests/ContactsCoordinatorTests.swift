import ContactsModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

@MainActor
struct ContactsCoordinatorTests {
  private static let environment = AppEnvironment(
    documents: URL(filePath: "/documents"),
    languages: ["zh-Hans"],
    locale: Locale(identifier: "zh_Hans_CN"),
    timeZone: .gmt
  )

  private func coordinator(
    looked: Contact? = .evan,
    notice: ContactStoreNotice? = nil,
    onMake: @escaping @MainActor (AnyObject) -> Void = { _ in }
  ) -> ContactsCoordinator {
    ContactsCoordinator(
      screens: FakeContactsScreens(onMake: onMake),
      repository: FakeRepository(
        stored: .success([.evan]),
        refreshed: .success(.of(.evan, .zhang)),
        looked: .success(looked),
        notice: notice
      ),
      environment: Self.environment
    )
  }

  private func started(
    _ coordinator: ContactsCoordinator
  ) async -> TestNavigator {
    let test = TestNavigator()
    test.start(coordinator)
    await test.settle()
    return test
  }

  @Test func beginsWithTheListInTheReadersLanguage() async throws {
    let test = await started(coordinator())
    let list = try #require(test.view(ContactListSpy.self))
    await until { list.state.map { $0.refreshing == nil } == true }
    #expect(test.screens == ["list"])
    #expect(test.path == "")
    #expect(list.state?.title == "通讯录")
  }

  @Test func goesToAContactAndBack() async throws {
    let coordinator = coordinator()
    let test = await started(coordinator)
    coordinator.showContact("1")
    await test.settle()
    #expect(test.screens == ["list", "contact"])
    #expect(test.path == "people/1")
    test.back()
    #expect(test.screens == ["list"])
    #expect(test.path == "")
  }

  @Test func aSecondTapOpensNothingTwice() async {
    let coordinator = coordinator()
    let test = await started(coordinator)
    coordinator.showContact("1")
    coordinator.showContact("1")
    await test.settle()
    #expect(test.screens == ["list", "contact"])
  }

  @Test func aLinkOpensTheListWithTheContactOverIt() async throws {
    let test = TestNavigator()
    test.open(ContactsRoute.contact("1"))
    test.start(coordinator())
    await test.settle()
    #expect(test.screens == ["list", "contact"])
    let detail = try #require(test.view(ContactDetailSpy.self))
    await until { if case .contact? = detail.state?.content { true } else { false } }
  }

  @Test func aLinkToTheListGoesBackToIt() async {
    let coordinator = coordinator()
    let test = await started(coordinator)
    coordinator.showContact("1")
    test.open(ContactsRoute.list)
    await test.settle()
    #expect(test.screens == ["list"])
  }

  @Test func aContactThatIsGoneLeadsBackToTheList() async throws {
    let test = TestNavigator()
    test.open(ContactsRoute.contact("9"))
    var made: [AnyObject] = []
    test.start(coordinator(looked: nil, onMake: { made.append($0) }))
    await test.settle()
    let detail = try #require(test.view(ContactDetailSpy.self))
    await until { if case .placeholder? = detail.state?.content { true } else { false } }
    let presenter = try #require(made.last as? ContactDetailPresenter)
    presenter.placeholderButtonTapped()
    await test.settle()
    #expect(test.screens == ["list"])
  }

  @Test func saysThatTheStoreWasDamaged() async {
    let notice = ContactStoreNotice.damagedFileSetAside(URL(filePath: "/aside"))
    let test = await started(coordinator(notice: notice))
    await until { test.alert != nil }
    #expect(test.alert?.title == "通讯录已损坏")
    test.answer("ok")
    await test.settle()
    #expect(test.alert == nil)
  }

  enum WayOut: CaseIterable {
    case back
    case swipe
    case route
  }

  @Test(arguments: WayOut.allCases)
  func nothingOfAContactIsAliveAfterLeavingIt(_ wayOut: WayOut) async throws {
    let test = TestNavigator()
    try await checkLeaks { track in
      let coordinator = coordinator(onMake: { if $0 is ContactDetailPresenter { track($0) } })
      test.start(coordinator)
      coordinator.showContact("1")
      await test.settle()
      if let view = test.view(ContactDetailSpy.self) { track(view) }
      switch wayOut {
      case .back: test.back()
      case .swipe: test.swipeBack(.finished)
      case .route: test.open(ContactsRoute.list)
      }
    }
  }

  @Test func nothingOfTheFlowIsAliveAfterTheWindowIsClosed() async throws {
    try await checkLeaks { track in
      let test = TestNavigator()
      let coordinator = track(coordinator(onMake: { track($0) }))
      test.start(coordinator)
      coordinator.showContact("1")
      await test.settle()
      test.navigator.close()
    }
  }
}
