import ContactsModel
public import Foundation
public import Rostrum

/// A contact being added or edited: what is typed, what is wrong with it, and saving it.
///
/// What is wrong with a field is said when a person leaves it or wants to save, and for as long as
/// it is so.
public final class ContactFormPresenter: Presenter<any ContactFormView, ContactFormViewState> {
  let repository: any ContactRepository
  let texts: ContactsTexts
  weak var navigation: (any ContactFormNavigation & ContactFormQuestions)?
  /// Whom to save to; nil for somebody new.
  private(set) var id: Contact.ID?
  /// What the form began with.
  private(set) var original: ContactInput?
  private(set) var input = ContactInput()
  /// Fields whose mistakes are told.
  private(set) var checked: Set<ContactInput.Field> = []
  private(set) var isBusy = false
  private(set) var message: String?
  private(set) var loadError: (any Error)?
  /// What was typed in a process before, until the contact is there.
  private var waitingDraft: ContactDraft?

  /// - Parameters:
  ///   - id: Whom to edit; nil for somebody new.
  ///   - repository: Where the contact is and goes.
  ///   - texts: In the reader's language.
  ///   - navigation: The form's flow; held weakly.
  init(
    id: Contact.ID?,
    repository: any ContactRepository,
    texts: ContactsTexts,
    navigation: any ContactFormNavigation & ContactFormQuestions
  ) {
    self.id = id
    self.repository = repository
    self.texts = texts
    self.navigation = navigation
    super.init(
      state: ContactFormViewState(
        title: id == nil ? texts.newContact : texts.editContact,
        cancel: texts.cancel,
        save: texts.save,
        content: .loading(texts.loading)
      )
    )
    if id == nil { begin(with: ContactInput()) }
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst, let id { load(id) }
  }

  // MARK: - What a person did

  public func textChanged(_ field: ContactFormViewState.Field.ID, _ text: String) {
    guard original != nil else { return }
    input[field.inputField] = text
    render()
  }

  /// The field is left: what is wrong with it is told from now on.
  ///
  /// One that was never filled is left alone until somebody wants to save.
  public func fieldLeft(_ field: ContactFormViewState.Field.ID) {
    guard input[field.inputField] != original?[field.inputField] else { return }
    checked.insert(field.inputField)
    render()
    guard let problem = input.problem(in: field.inputField) else { return }
    let sentence = texts.sentence(for: problem, in: field.inputField)
    send(ifDetached: .vanish) {
      $0.announce("\(self.texts.label(of: field.inputField)): \(sentence)")
    }
  }

  public func cancelTapped() {
    navigation?.leaveForm()
  }

  public func saveTapped() {
    guard hasUnsavedWork, !isBusy else { return }
    checked = Set(ContactInput.Field.allCases)
    let problems = input.problems
    if let first = ContactInput.Field.allCases.first(where: { problems[$0] != nil }) {
      render()
      send(ifDetached: .vanish) { $0.focus(.init(first)) }
    } else {
      save()
    }
  }

  public func deleteTapped() {
    guard let id, !isBusy else { return }
    work { [weak navigation] in
      await navigation?.mayDelete() ?? false
    } then: { result in
      if case .success(true) = result { self.delete(id) }
    }
  }

  public func retryTapped() {
    guard let id else { return }
    loadError = nil
    update { $0.content = .loading(texts.loading) }
    load(id)
  }

  // MARK: - Private

  private func load(_ id: Contact.ID) {
    latest(.load) { [repository] in
      try await repository.contact(id: id)
    } then: { result in
      switch result {
      case .success(let contact?): self.begin(with: ContactInput(contact))
      case .success(nil): self.fail(ContactsError.store(.notFound(id)))
      case .failure(let error): self.fail(error)
      }
    }
  }

  private func begin(with values: ContactInput) {
    // Where a draft began with something else, somebody has saved meanwhile: saving finds that out.
    original = waitingDraft?.base ?? values
    input = waitingDraft?.input ?? values
    waitingDraft = nil
    render()
  }

  private func fail(_ error: any Error) {
    loadError = error
    render()
  }

  private func save() {
    beginWork()
    let input = input
    finishing { [repository, id, original] in
      guard let id else { return Saving.saved(try await repository.add(input)) }
      if let theirs = await repository.changed(id, since: original, to: input) {
        return .changed(theirs)
      }
      return .saved(try await repository.update(id: id, to: input))
    } then: { result in
      self.isBusy = false
      switch result {
      case .success(.saved(let contact)):
        self.original = input
        self.navigation?.formSaved(contact.id)
      case .success(.changed(let theirs)):
        self.settle(with: theirs)
      case .failure(ContactsError.store(.notFound)):
        // Nothing that was typed is lost: saved again, it is somebody new.
        self.id = nil
        self.tell(self.texts.goneWhileEditing)
      case .failure(let error):
        self.tell(self.texts.notSaved(self.texts.sentence(for: error)))
      }
    }
  }

  /// Somebody else has saved the contact since the form began, in another tab perhaps.
  private func settle(with theirs: Contact) {
    render()
    work { [weak navigation] in
      await navigation?.whoseChanges()
    } then: { result in
      switch result {
      case .success(.mine):
        self.original = ContactInput(theirs)
        self.save()
      case .success(.theirs):
        self.begin(with: ContactInput(theirs))
        self.navigation?.formSaved(theirs.id)
      default: break
      }
    }
  }

  private func delete(_ id: Contact.ID) {
    beginWork()
    finishing { [repository] in
      try await repository.delete(id: id)
    } then: { result in
      self.isBusy = false
      switch result {
      case .success(let deletion): self.navigation?.formDeleted(deletion)
      case .failure(let error):
        self.tell(self.texts.notDeleted(self.texts.sentence(for: error)))
      }
    }
  }

  private func beginWork() {
    isBusy = true
    message = nil
    render()
  }

  private func tell(_ message: String) {
    self.message = message
    render()
    send(ifDetached: .vanish) { $0.announce(message) }
  }

  private func render() {
    update { $0 = self.state(from: $0) }
  }
}

// MARK: - Unsaved work

extension ContactFormPresenter: LeaveGuard {
  /// Whether saving would make a difference.
  public var hasUnsavedWork: Bool {
    original.map { input.cleaned != $0.cleaned } ?? false
  }

  public func mayLeave() async -> Bool {
    await navigation?.mayDiscard(isNew: id == nil) ?? true
  }
}

extension ContactFormPresenter: DraftKeeping {
  public var draft: Data? {
    let typed = hasUnsavedWork ? ContactDraft(input: input, base: original) : nil
    return (waitingDraft ?? typed)?.data
  }

  public func restore(_ draft: Data) {
    guard let typed = ContactDraft(data: draft) else { return }
    waitingDraft = typed
    if let original { begin(with: original) }
  }
}

/// What came of saving.
private enum Saving {
  case saved(Contact)
  /// Nothing: somebody else saved this meanwhile.
  case changed(Contact)
}

extension ContactRepository {
  /// - Parameters:
  ///   - id: Whom to look at.
  ///   - base: What was there when somebody began to change it.
  ///   - input: What that came to.
  /// - Returns: What is there now, if that is neither; nil too where it cannot be read.
  fileprivate func changed(
    _ id: Contact.ID,
    since base: ContactInput?,
    to input: ContactInput
  ) async -> Contact? {
    do {
      guard let contact = try await contact(id: id) else { return nil }
      let now = ContactInput(contact).cleaned
      return now == base?.cleaned || now == input.cleaned ? nil : contact
    } catch {
      // Saving will say what is wrong.
      return nil
    }
  }
}

extension WorkKind {
  fileprivate static let load = WorkKind("load")
}
