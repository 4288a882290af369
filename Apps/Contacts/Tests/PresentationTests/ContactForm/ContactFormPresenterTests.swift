import AppTesting
import ContactsModel
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

/// C7 and C8: adding and editing, a message per field, saving.
@MainActor
struct ContactFormPresenterTests {
  private final class Navigation: ContactFormNavigation, ContactFormQuestions {
    var log: [String] = []
    var mayDiscard = false
    var mayDelete = true
    var choice: ContactFormChoice?

    func leaveForm() { log.append("leave") }
    func formSaved(_ id: String) { log.append("saved \(id)") }
    func formDeleted(_ deletion: ContactDeletion) { log.append("deleted \(deletion.contact.id)") }

    func mayDiscard(isNew: Bool) async -> Bool {
      log.append(isNew ? "discard new?" : "discard?")
      return mayDiscard
    }

    func mayDelete() async -> Bool {
      log.append("delete?")
      return mayDelete
    }

    func resolveConflict() async -> ContactFormChoice? {
      log.append("whose?")
      return choice
    }
  }

  private let navigation = Navigation()
  private let view = ContactFormSpy()
  private let repository = FakeRepository(
    stored: .success([]),
    refreshed: .success(.of()),
    looked: .success(.evan)
  )

  private func attached(
    _ id: String?,
    _ other: FakeRepository? = nil,
    texts: ContactsTexts = .english
  ) async -> ContactFormPresenter {
    let presenter = ContactFormPresenter(
      id: id,
      repository: other ?? repository,
      texts: texts,
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private var form: ContactFormViewState.Form? {
    if case .form(let form) = view.state?.content { form } else { nil }
  }

  private func error(in field: ContactFormViewState.Field.ID) -> String? {
    form?.fields.first { $0.id == field }?.error
  }

  // MARK: - Beginning

  @Test func aNewContactBeginsEmpty() async {
    _ = await attached(nil)
    #expect(view.state?.title == "New Contact")
    #expect(form?.fields.map(\.label) == ["Name", "Position", "Job description", "Phone", "Email"])
    #expect(form?.fields.allSatisfy { $0.text.isEmpty && $0.error == nil } == true)
    #expect(view.state?.canFinish == false)
    #expect(form?.delete == nil)
  }

  @Test func editingBeginsWithTheSavedValues() async {
    _ = await attached("1")
    #expect(view.states.first?.content == .loading("Loading contacts…"))
    #expect(view.state?.title == "Edit Contact")
    #expect(
      form?.fields.map(\.text)
        == [
          "EvanYang", "IT Developer", "Develop the IT Process", "+1 202 555 0100",
          "evan@example.com",
        ]
    )
    #expect(view.state?.canFinish == false)
    #expect(form?.delete == "Delete Contact")
  }

  @Test func aMissingContactCannotBeEdited() async {
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .success(.of()),
      looked: .success(nil),
      .success(.evan)
    )
    let presenter = await attached("9", repository)
    guard case .placeholder(let data) = view.state?.content else {
      Issue.record("Expected a placeholder")
      return
    }
    #expect(data.title == "Contact Not Found")
    #expect(!presenter.hasUnsavedWork)
    presenter.retryTapped()
    await presenter.drain()
    #expect(form != nil)
  }

  // MARK: - Typing

  @Test func savingIsOfferedWhileItMakesADifference() async {
    let presenter = await attached("1")
    presenter.textChanged(.name, "Evan Yang")
    #expect(view.state?.canFinish == true)
    presenter.textChanged(.name, " EvanYang ")
    #expect(view.state?.canFinish == false)
    #expect(form?.fields.first?.text == " EvanYang ")
    #expect(!presenter.hasUnsavedWork)
  }

  @Test func aMistakeIsShownOnLeavingItsFieldUntilItIsFixed() async {
    let presenter = await attached(nil)
    presenter.textChanged(.email, "evan")
    #expect(error(in: .email) == nil)
    presenter.fieldLeft(.email)
    #expect(error(in: .email) == "Enter an address such as name@example.com.")
    #expect(
      view.commands.dropFirst() == ["announce Email: Enter an address such as name@example.com."]
    )
    #expect(error(in: .name) == nil)
    presenter.textChanged(.email, "evan@example.com")
    #expect(error(in: .email) == nil)
    presenter.textChanged(.email, "evan@")
    #expect(error(in: .email) != nil)
  }

  @Test func aFieldThatWasNeverFilledIsLeftAlone() async {
    let presenter = await attached(nil)
    presenter.fieldLeft(.name)
    #expect(error(in: .name) == nil)
    presenter.textChanged(.name, "E")
    presenter.textChanged(.name, "")
    presenter.fieldLeft(.name)
    #expect(error(in: .name) == nil)
  }

  @Test(arguments: [
    (ContactFormViewState.Field.ID.name, "", "Enter a name."),
    (.name, String(repeating: "n", count: 10_000), "Use 200 characters or fewer."),
    (.name, "\u{0}\u{200B}", "Enter a name."),
    (.jobDescription, String(repeating: "长", count: 1001), "Use 1000 characters or fewer."),
    (.phone, "call me", "Enter a number such as +1 202 555 0100."),
    (.email, "evan", "Enter an address such as name@example.com."),
  ])
  func eachMistakeHasItsSentence(
    _ field: ContactFormViewState.Field.ID,
    _ text: String,
    _ sentence: String
  ) async {
    let presenter = await attached("1")
    presenter.textChanged(field, text)
    presenter.fieldLeft(field)
    #expect(error(in: field) == sentence)
  }

  @Test func sentencesAreInTheReadersLanguage() async {
    let presenter = await attached("1", texts: .simplifiedChinese)
    presenter.textChanged(.name, " ")
    presenter.fieldLeft(.name)
    #expect(error(in: .name) == "请输入姓名。")
    #expect(view.state?.title == "编辑联系人")
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "محمد", "<img src=x onerror=alert(1)>"])
  func anyNameIsSavedAsItIs(_ name: String) async {
    let presenter = await attached(nil)
    presenter.textChanged(.name, name)
    presenter.doneTapped()
    await presenter.drain()
    #expect(repository.calls == ["add \(name)"])
  }

  @Test(arguments: [(nil, ["focus name"]), ("1", [])])
  func onlyANewContactBeginsWithItsName(_ id: String?, _ commands: [String]) async {
    _ = await attached(id)
    #expect(view.commands == commands)
  }

  // MARK: - Saving

  @Test func savingMistakesShowsThemAllAndFocusesTheFirst() async {
    let presenter = await attached(nil)
    presenter.textChanged(.email, "evan")
    presenter.textChanged(.phone, "x")
    view.forget()
    presenter.doneTapped()
    #expect(error(in: .name) == "Enter a name.")
    #expect(error(in: .email) != nil)
    #expect(error(in: .phone) != nil)
    #expect(view.commands == ["focus name"])
    #expect(repository.calls.isEmpty)
    presenter.textChanged(.name, "Evan")
    presenter.doneTapped()
    #expect(view.commands == ["focus name", "focus phone"])
  }

  @Test func addsAndReportsTheNewID() async {
    let presenter = await attached(nil)
    presenter.textChanged(.name, "Evan")
    presenter.doneTapped()
    #expect(view.state?.canFinish == false)
    presenter.doneTapped()
    await presenter.drain()
    #expect(repository.calls == ["add Evan"])
    #expect(navigation.log == ["saved new"])
    #expect(!presenter.hasUnsavedWork)
  }

  @Test func updatesUnderTheSameID() async {
    let presenter = await attached("1")
    presenter.textChanged(.name, "Evan Yang")
    presenter.doneTapped()
    await presenter.drain()
    #expect(repository.calls == ["contact 1", "contact 1", "update 1 Evan Yang"])
    #expect(navigation.log == ["saved 1"])
  }

  // MARK: - Somebody else saved meanwhile

  /// Returns a form with a typed name, whose contact has received another phone number in another
  /// tab.
  private func overtaken() async -> (ContactFormPresenter, FakeRepository) {
    var theirs = Contact.evan
    theirs.phone = "+1 202 555 0199"
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .success(.of()),
      looked: .success(.evan),
      .success(theirs)
    )
    let presenter = await attached("1", repository)
    presenter.textChanged(.name, "Evan Yang")
    return (presenter, repository)
  }

  @Test func aConflictingChangeNeedsAChoice() async {
    let (presenter, repository) = await overtaken()
    presenter.doneTapped()
    await presenter.drain()
    #expect(navigation.log == ["whose?"])
    #expect(repository.calls == ["contact 1", "contact 1"])
    #expect(view.state?.canFinish == true)
    #expect(form?.fields.first?.text == "Evan Yang")
  }

  @Test func keepingMyChangesSavesThem() async {
    let (presenter, repository) = await overtaken()
    navigation.choice = .mine
    presenter.doneTapped()
    await presenter.drain()
    #expect(navigation.log == ["whose?", "saved 1"])
    #expect(repository.calls.last == "update 1 Evan Yang")
    #expect(!presenter.hasUnsavedWork)
  }

  @Test func usingTheSavedVersionSavesNothing() async {
    let (presenter, repository) = await overtaken()
    navigation.choice = .theirs
    presenter.doneTapped()
    await presenter.drain()
    #expect(navigation.log == ["whose?", "saved 1"])
    #expect(repository.calls == ["contact 1", "contact 1"])
    #expect(form?.fields.map(\.text).contains("+1 202 555 0199") == true)
    #expect(!presenter.hasUnsavedWork)
  }

  @Test func aRestoredDraftWithAConflictNeedsAChoice() async {
    let former = await attached("1")
    former.textChanged(.name, "Evan Yang")
    var theirs = Contact.evan
    theirs.phone = "+1 202 555 0199"
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .success(.of()),
      looked: .success(theirs)
    )
    let presenter = await attached("1", repository)
    former.draft.map(presenter.restore)
    #expect(form?.fields.map(\.text).prefix(1) == ["Evan Yang"])
    presenter.doneTapped()
    await presenter.drain()
    #expect(navigation.log == ["whose?"])
  }

  @Test func anEqualChangeIsNoConflict() async {
    let (presenter, _) = await overtaken()
    presenter.textChanged(.name, "EvanYang")
    presenter.textChanged(.phone, "+1 202 555 0199")
    presenter.doneTapped()
    await presenter.drain()
    #expect(navigation.log == ["saved 1"])
  }

  @Test func savingNothingDoesNothing() async {
    let presenter = await attached("1")
    presenter.doneTapped()
    await presenter.drain()
    #expect(repository.calls == ["contact 1"])
    #expect(navigation.log.isEmpty)
  }

  @Test func aFailureIsShownAndKeepsTheInput() async {
    let presenter = await attached("1")
    repository.changes(.store(.failed("disk")), nil)
    presenter.textChanged(.name, "Evan Yang")
    presenter.doneTapped()
    await presenter.drain()
    let message =
      "The contact couldn’t be saved. The contacts saved on this device can’t be opened."
    #expect(form?.message == message)
    #expect(view.commands == ["announce \(message)"])
    #expect(form?.fields.first?.text == "Evan Yang")
    #expect(view.state?.canFinish == true)
    presenter.doneTapped()
    #expect(form?.message == nil)
    await presenter.drain()
    #expect(navigation.log == ["saved 1"])
  }

  @Test func aContactDeletedMeanwhileIsSavedAsANewOne() async {
    let presenter = await attached("1")
    repository.changes(.store(.notFound("1")), nil)
    presenter.textChanged(.name, "Evan Yang")
    presenter.doneTapped()
    await presenter.drain()
    #expect(
      form?.message
        == "This contact was deleted while you were editing it. "
        + "Tap Done again to add it as a new contact."
    )
    #expect(form?.delete == nil)
    presenter.doneTapped()
    await presenter.drain()
    #expect(repository.calls.last == "add Evan Yang")
    #expect(navigation.log == ["saved new"])
  }

  @Test func savingGoesOnThoughTheScreenGoes() async {
    let presenter = await attached(nil)
    repository.hold()
    presenter.textChanged(.name, "Evan")
    presenter.doneTapped()
    await until { repository.calls == ["add Evan"] }
    presenter.destroy()
    repository.release()
    await presenter.drain()
    #expect(navigation.log.isEmpty)
  }

  // MARK: - Leaving and deleting

  @Test func cancellingConfirmsOnlyWithUnsavedChanges() async {
    let presenter = await attached("1")
    presenter.cancelTapped()
    #expect(navigation.log == ["leave"])
    #expect(!presenter.hasUnsavedWork)
    presenter.textChanged(.phone, "")
    #expect(presenter.hasUnsavedWork)
    #expect(await !presenter.mayLeave())
    navigation.mayDiscard = true
    #expect(await presenter.mayLeave())
    #expect(navigation.log == ["leave", "discard?", "discard?"])
  }

  @Test func deletesAfterConfirmation() async {
    let presenter = await attached("1")
    navigation.mayDelete = false
    presenter.deleteTapped()
    await presenter.drain()
    #expect(navigation.log == ["delete?"])
    navigation.mayDelete = true
    presenter.deleteTapped()
    await presenter.drain()
    #expect(navigation.log == ["delete?", "delete?", "deleted 1"])
    #expect(repository.calls == ["contact 1", "delete 1"])
  }

  @Test func aFailedDeletionShowsTheReason() async {
    let presenter = await attached("1")
    repository.changes(.store(.failed("disk")))
    presenter.deleteTapped()
    await presenter.drain()
    #expect(form?.message?.hasPrefix("The contact couldn’t be deleted.") == true)
    #expect(navigation.log == ["delete?"])
  }
}
