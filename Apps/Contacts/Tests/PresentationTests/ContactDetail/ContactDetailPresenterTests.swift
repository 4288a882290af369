import ContactsModel
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

@MainActor
struct ContactDetailPresenterTests {
  private final class Navigation: ContactDetailNavigation {
    var wentToList = 0

    var edited: [String] = []

    func showAllContacts() { wentToList += 1 }
    func editContact(_ id: String) { edited.append(id) }
  }

  private let navigation = Navigation()
  private let view = ContactDetailSpy()

  private func repository(
    _ looked: Result<Contact?, ContactsError>,
    _ then: Result<Contact?, ContactsError>
  ) -> FakeRepository {
    FakeRepository(stored: .success([]), refreshed: .success(.of()), looked: looked, then)
  }

  private func attached(
    _ looked: Result<Contact?, ContactsError>,
    _ then: Result<Contact?, ContactsError> = .success(nil)
  ) async -> ContactDetailPresenter {
    await attached(repository(looked, then))
  }

  private func attached(_ repository: FakeRepository) async -> ContactDetailPresenter {
    let presenter = ContactDetailPresenter(
      id: "1",
      repository: repository,
      texts: .english,
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private func actions(areEnabled: Bool) -> [ContactCardViewData.Action] {
    [
      .init(id: .message, title: "Message", symbol: "message.fill", isEnabled: areEnabled),
      .init(id: .call, title: "Call", symbol: "phone.fill", isEnabled: areEnabled),
      .init(id: .mail, title: "Mail", symbol: "envelope.fill", isEnabled: areEnabled),
    ]
  }

  @Test(arguments: [
    (ContactCardViewData.Action.ID.message, "sms:+12025550100"), (.call, "tel:+12025550100"),
    (.mail, "mailto:evan@example.com"),
  ])
  func aButtonOpensItsAddress(_ action: ContactCardViewData.Action.ID, _ address: String) async {
    let presenter = await attached(.success(.evan))
    presenter.actionTapped(action)
    #expect(view.commands == ["open \(address)"])
  }

  @Test(arguments: ContactCardViewData.Action.ID.allCases)
  func aContactWithoutNumberAndAddressOpensNothing(
    _ action: ContactCardViewData.Action.ID
  ) async {
    let presenter = await attached(.success(.chen))
    presenter.actionTapped(action)
    #expect(view.commands.isEmpty)
  }

  @Test func showsEveryField() async {
    _ = await attached(.success(.evan))
    let card = ContactCardViewData(
      monogram: MonogramViewData(.evan),
      name: "EvanYang",
      position: "IT Developer",
      actions: actions(areEnabled: true),
      rows: [
        .init(id: .jobDescription, label: "Job description", value: "Develop the IT Process"),
        .init(id: .phone, label: "Phone", value: "+1 202 555 0100", action: .call),
        .init(id: .email, label: "Email", value: "evan@example.com", action: .mail),
      ]
    )
    #expect(view.states.map(\.content) == [.loading("Loading contacts…"), .contact(card)])
  }

  @Test func leavesOutFieldsWithoutAValue() async {
    _ = await attached(.success(.chen))
    let card = ContactCardViewData(
      monogram: MonogramViewData(.chen),
      name: "陈静怡",
      position: nil,
      actions: actions(areEnabled: false),
      rows: []
    )
    #expect(view.state?.content == .contact(card))
  }

  @Test func aDeletedContactShowsAPlaceholderThatLeadsBack() async {
    let presenter = await attached(.success(nil))
    guard case .placeholder(let data) = view.state?.content else {
      Issue.record("Expected a placeholder")
      return
    }
    #expect(data.text == "This contact was deleted or doesn’t exist.")
    #expect(data.button == "Show All Contacts")
    presenter.placeholderButtonTapped()
    #expect(navigation.wentToList == 1)
  }

  @Test func aFailureCanBeRetried() async {
    let presenter = await attached(.failure(.service(.offline)), .success(.evan))
    guard case .placeholder(let data) = view.state?.content else {
      Issue.record("Expected a placeholder")
      return
    }
    #expect(data.title == "No Connection")
    presenter.placeholderButtonTapped()
    #expect(view.state?.content == .loading("Loading contacts…"))
    await presenter.drain()
    guard case .contact(let card) = view.state?.content else {
      Issue.record("Expected the contact")
      return
    }
    #expect(card.name == "EvanYang")
    #expect(navigation.wentToList == 0)
  }

  // MARK: - Editing

  @Test func offersEditingForAnExistingContact() async {
    let presenter = await attached(.success(.evan))
    #expect(view.state?.edit == "Edit")
    presenter.editTapped()
    #expect(navigation.edited == ["1"])
  }

  @Test func aMissingContactCannotBeEdited() async {
    let presenter = await attached(.success(nil))
    #expect(view.state?.edit == nil)
    presenter.editTapped()
    #expect(navigation.edited.isEmpty)
  }

  @Test func followsChangesFromElsewhere() async {
    var edited = Contact.evan
    edited.name = "Evan Yang"
    let repository = repository(.success(.evan), .success(edited))
    let presenter = await attached(repository)
    repository.notifyOfChange()
    await presenter.drain()
    #expect(view.state?.title == "Evan Yang")
    let count = view.states.count
    repository.notifyOfChange()
    await presenter.drain()
    #expect(view.states.count == count)
  }

  @Test func aContactThatIsDeletedElsewhereIsGone() async {
    let repository = repository(.success(.evan), .success(nil))
    let presenter = await attached(repository)
    repository.notifyOfChange()
    await presenter.drain()
    #expect(view.state?.title == "Contact Not Found")
    #expect(view.state?.edit == nil)
  }

  @Test func aFailedRefreshKeepsTheContact() async {
    let repository = repository(.success(.evan), .failure(.store(.failed("disk"))))
    let presenter = await attached(repository)
    repository.notifyOfChange()
    await presenter.drain()
    #expect(view.state?.title == "EvanYang")
  }

  @Test func observesNothingAfterItsEnd() async {
    let repository = repository(.success(.evan), .success(nil))
    let presenter = await attached(repository)
    #expect(repository.observerCount == 1)
    presenter.destroy()
    #expect(repository.observerCount == 0)
  }
}
