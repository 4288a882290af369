import AppTesting
import ContactsModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

@MainActor
struct ContactsCoordinatorTests {
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
      environment: .of("zh-Hans")
    )
  }

  private func started(
    _ coordinator: ContactsCoordinator
  ) async -> TestNavigator {
    let test = TestNavigator()
    test.isCompact = true
    test.start(coordinator)
    await test.settle()
    return test
  }

  private func list(_ test: TestNavigator) throws -> ContactListSpy {
    try #require(test.view(in: .primary))
  }

  // MARK: - Two columns

  @Test func aWideWindowHasAPlaceholderBesideTheListUntilAContactIsChosen() async throws {
    let test = TestNavigator()
    test.isCompact = false
    let coordinator = coordinator()
    test.start(coordinator)
    await test.settle()
    #expect(test.screens(in: .primary) == ["list"])
    #expect(test.screens(in: .secondary) == ["未选择联系人"])
    #expect(try list(test).state?.showsDisclosure == false)
    coordinator.showContact("1")
    await test.settle()
    #expect(test.screens(in: .secondary) == ["contact"])
    #expect(test.path == "people/1")
    #expect(try list(test).state?.chosen == "1")
  }

  @Test func resizingKeepsTheChosenContact() async throws {
    let coordinator = coordinator()
    let test = await started(coordinator)
    coordinator.showContact("1")
    await test.settle()
    #expect(test.screens == ["contact"])
    #expect(try list(test).state?.chosen == nil)
    test.isCompact = false
    await test.settle()
    #expect(test.screens(in: .primary) == ["list"])
    #expect(test.screens(in: .secondary) == ["contact"])
    #expect(try list(test).state?.chosen == "1")
    #expect(try list(test).state?.showsDisclosure == false)
    test.isCompact = true
    await test.settle()
    #expect(test.screens == ["contact"])
    #expect(test.path == "people/1")
    test.back()
    #expect(try list(test).state?.showsDisclosure == true)
  }

  @Test func theFormComesOverBothColumns() async throws {
    let test = TestNavigator()
    test.isCompact = false
    let coordinator = coordinator()
    test.start(coordinator)
    coordinator.showContact("1")
    coordinator.editContact("1")
    await test.settle()
    #expect(test.screens == ["form"])
    #expect(test.path == "people/1/edit")
    test.isCompact = true
    await test.settle()
    #expect(test.screens == ["form"])
    test.dismissSheet()
    await test.settle()
    #expect(test.screens == ["contact"])
    #expect(test.path == "people/1")
  }

  @Test func beginsWithTheListInTheReadersLanguage() async throws {
    let test = await started(coordinator())
    let list = try #require(test.view(ContactListSpy.self))
    await until { list.state.map { $0.refreshing == nil } == true }
    #expect(test.screens == ["list"])
    #expect(test.path == "")
    #expect(list.state?.labels.title == "通讯录")
  }

  @Test func goesToAContactAndBack() async throws {
    let coordinator = coordinator()
    let test = await started(coordinator)
    coordinator.showContact("1")
    await test.settle()
    #expect(test.screens == ["contact"])
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
    #expect(test.screens == ["contact"])
  }

  @Test func aLinkOpensTheListWithTheContactOverIt() async throws {
    let test = TestNavigator()
    test.isCompact = true
    test.open(ContactsRoute.contact("1"))
    test.start(coordinator())
    await test.settle()
    #expect(test.screens == ["contact"])
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
    test.isCompact = true
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

  @Test func reportsADamagedStore() async {
    let notice = ContactStoreNotice.damagedFileSetAside(URL(filePath: "/aside"))
    let test = await started(coordinator(notice: notice))
    await until { test.alert != nil }
    #expect(test.alert?.title == "通讯录已损坏")
    test.answer("ok")
    await test.settle()
    #expect(test.alert == nil)
  }

  enum DismissalMethod: CaseIterable {
    case back
    case swipe
    case route
  }

  @Test(arguments: DismissalMethod.allCases)
  func leavingAContactReleasesIt(_ method: DismissalMethod) async throws {
    let test = TestNavigator()
    try await checkLeaks { track in
      let coordinator = coordinator(onMake: { if $0 is ContactDetailPresenter { track($0) } })
      test.start(coordinator)
      coordinator.showContact("1")
      await test.settle()
      if let view = test.view(ContactDetailSpy.self) { track(view) }
      switch method {
      case .back: test.back()
      case .swipe: test.swipeBack(.finished)
      case .route: test.open(ContactsRoute.list)
      }
    }
  }

  @Test func closingTheWindowReleasesTheFlow() async throws {
    try await checkLeaks { track in
      let test = TestNavigator()
      let coordinator = track(coordinator(onMake: { track($0) }))
      test.start(coordinator)
      coordinator.showContact("1")
      await test.settle()
      test.navigator.close()
    }
  }

  // MARK: - The form

  /// Returns the flow with the form of Evan or of a new contact.
  private func editing(
    _ route: ContactsRoute = .edit("1"),
    repository: FakeRepository? = nil,
    track: LeakTracker? = nil
  ) async throws -> (TestNavigator, ContactFormBox) {
    let box = ContactFormBox()
    let test = TestNavigator()
    test.isCompact = true
    test.open(route)
    let coordinator = ContactsCoordinator(
      screens: FakeContactsScreens { made in
        guard let form = made as? ContactFormPresenter else { return }
        box.presenter = form
        if let track { track(form) }
      },
      repository: repository
        ?? FakeRepository(
          stored: .success([.evan]),
          refreshed: .success(.of(.evan, .zhang)),
          looked: .success(.evan)
        ),
      environment: .of("en")
    )
    test.start(coordinator)
    await test.settle()
    let view = try #require(test.view(ContactFormSpy.self))
    if let track { track(view) }
    await until { if case .form = view.state?.content { true } else { false } }
    return (test, box)
  }

  @Test func addingAndEditingAreSheetsWithRoutes() async throws {
    let (new, _) = try await editing(.new)
    #expect(new.screens == ["form"])
    #expect(new.path == "new")
    let (edit, _) = try await editing()
    #expect(edit.screens == ["form"])
    #expect(edit.path == "people/1/edit")
  }

  @Test func aSecondTapOpensOneForm() async throws {
    let coordinator = coordinator()
    let test = await started(coordinator)
    coordinator.addContact()
    coordinator.addContact()
    await test.settle()
    #expect(test.screens == ["form"])
    test.dismissSheet()
    #expect(test.screens == ["list"])
  }

  @Test func anAddedContactIsShown() async throws {
    let (test, box) = try await editing(.new)
    box.presenter?.textChanged(.name, "New")
    box.presenter?.doneTapped()
    await until { test.path == "people/new" }
    #expect(test.screens == ["contact"])
  }

  @Test func savingGoesBackToTheContact() async throws {
    let (test, box) = try await editing()
    box.presenter?.textChanged(.name, "Evan Yang")
    box.presenter?.doneTapped()
    await until { test.path == "people/1" }
    #expect(test.screens == ["contact"])
  }

  @Test func deletingGoesBackToTheListWithAnUndo() async throws {
    let (test, box) = try await editing()
    box.presenter?.deleteTapped()
    await until { test.alert != nil }
    #expect(test.alert?.style == .actionSheet)
    #expect(test.alert?.actions.map(\.title) == ["Delete Contact", "Cancel"])
    test.answer("confirm")
    await until { test.screens == ["list"] }
    #expect(
      test.view(ContactListSpy.self)?.state?.undo?.text == "Deleted “\u{2068}EvanYang\u{2069}”"
    )
  }

  @Test func notDeletingStays() async throws {
    let (test, box) = try await editing()
    box.presenter?.deleteTapped()
    await until { test.alert != nil }
    test.answer("cancel")
    await test.settle()
    #expect(test.screens == ["form"])
  }

  @Test func aConflictCanBeLeftToEditOn() async throws {
    var theirs = Contact.evan
    theirs.phone = "+1 202 555 0199"
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .success(.of(.evan, .zhang)),
      looked: .success(.evan),
      .success(.evan),
      .success(theirs)
    )
    let (test, box) = try await editing(repository: repository)
    box.presenter?.textChanged(.name, "Evan Yang")
    box.presenter?.doneTapped()
    await until { test.alert != nil }
    #expect(
      test.alert?.actions.map(\.title) == ["Use Saved Version", "Keep My Changes", "Cancel"]
    )
    test.answer("cancel")
    await test.settle()
    #expect(test.screens == ["form"])
    #expect(box.presenter?.hasUnsavedWork == true)
    #expect(!repository.calls.contains { $0.hasPrefix("update") })
  }

  enum FormWayOut: CaseIterable {
    case cancel
    case swipeDown
    case route
  }

  private func leave(_ test: TestNavigator, _ box: ContactFormBox, by way: FormWayOut) {
    switch way {
    case .cancel: box.presenter?.cancelTapped()
    case .swipeDown: test.dismissSheet()
    case .route: test.open(ContactsRoute.list)
    }
  }

  @Test(arguments: FormWayOut.allCases)
  func unsavedChangesAreConfirmedBeforeDiscarding(_ way: FormWayOut) async throws {
    let (test, box) = try await editing()
    box.presenter?.textChanged(.name, "Evan Yang")
    leave(test, box, by: way)
    await until { test.alert != nil }
    #expect(test.alert?.message == "Are you sure you want to discard your changes?")
    #expect(test.alert?.actions.map(\.title) == ["Discard Changes", "Keep Editing"])
    #expect(test.alert?.style == .actionSheet)
    test.answer("cancel")
    await test.settle()
    #expect(test.screens == ["form"])
    #expect(test.path == "people/1/edit")
    #expect(box.presenter?.hasUnsavedWork == true)

    leave(test, box, by: way)
    await until { test.alert != nil }
    test.answer("confirm")
    await until { test.screens.first != "form" }
    #expect(test.path == (way == .route ? "" : "people/1"))
  }

  @Test(arguments: FormWayOut.allCases)
  func leavingWithoutChangesNeedsNoConfirmation(_ way: FormWayOut) async throws {
    let (test, box) = try await editing()
    leave(test, box, by: way)
    await test.settle()
    #expect(test.alert == nil)
    #expect(test.screens == [way == .route ? "list" : "contact"])
  }

  enum FormEnd: CaseIterable {
    case cancel, swipeDown, route, discard, save, delete, windowClosed
  }

  @Test(arguments: FormEnd.allCases)
  func leavingTheFormReleasesIt(_ end: FormEnd) async throws {
    try await checkLeaks { track in
      let (test, box) = try await editing(track: track)
      switch end {
      case .cancel: leave(test, box, by: .cancel)
      case .swipeDown: leave(test, box, by: .swipeDown)
      case .route: leave(test, box, by: .route)
      case .discard:
        box.presenter?.textChanged(.name, "Evan Yang")
        leave(test, box, by: .cancel)
        await until { test.alert != nil }
        test.answer("confirm")
      case .save:
        box.presenter?.textChanged(.name, "Evan Yang")
        box.presenter?.doneTapped()
      case .delete:
        box.presenter?.deleteTapped()
        await until { test.alert != nil }
        test.answer("confirm")
      case .windowClosed: test.close()
      }
      await until { test.screens.first != "form" }
    }
  }
}

/// A weak reference to a form's presenter.
@MainActor
private final class ContactFormBox {
  weak var presenter: ContactFormPresenter?
}
