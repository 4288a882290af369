import ContactsModel
public import Foundation
public import Rostrum

/// The presenter of the form that adds or edits a contact: its fields, their errors, and saving.
///
/// Errors of a field are shown after the user has left it or tried to save, until they are
/// corrected.
public final class ContactFormPresenter: Presenter<any ContactFormView, ContactFormViewState> {
  let repository: any ContactRepository
  let texts: ContactsTexts
  weak var navigation: (any ContactFormNavigation & ContactFormQuestions)?
  /// The id of the edited contact; nil for a new one.
  private(set) var id: Contact.ID?
  /// The values before editing.
  private(set) var original: ContactInput?
  private(set) var input = ContactInput()
  /// The fields whose errors are shown.
  private(set) var checked: Set<ContactInput.Field> = []
  private(set) var isBusy = false
  private(set) var message: String?
  private(set) var loadError: (any Error)?
  /// The restored draft of an earlier process, until the contact is loaded.
  private var waitingDraft: ContactDraft?

  /// - Parameters:
  ///   - id: The id of the contact to edit; nil for a new one.
  ///   - repository: The repository of the contact.
  ///   - texts: The texts in the user's language.
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
        done: texts.done,
        content: .loading(texts.loading)
      )
    )
    if id == nil { begin(with: ContactInput()) }
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    if let id { load(id) } else { send(ifDetached: .vanish) { $0.focus(.name) } }
  }

  // MARK: - What a person did

  public func textChanged(_ field: ContactFormViewState.Field.ID, _ text: String) {
    guard original != nil else { return }
    input[field.inputField] = text
    render()
  }

  /// Shows the errors of a field from now on.
  ///
  /// An unchanged field is not checked until the user saves.
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

  public func doneTapped() {
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
    // If the draft has another base, the contact was saved meanwhile, which saving detects.
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
        self.resolveConflict(with: theirs)
      case .failure(ContactsError.store(.notFound)):
        // The input is kept: saving again creates a new contact.
        self.id = nil
        self.showError(self.texts.goneWhileEditing)
      case .failure(let error):
        self.showError(self.texts.notSaved(self.texts.sentence(for: error)))
      }
    }
  }

  /// Resolves a conflict: the contact was saved elsewhere, such as in another tab, since editing
  /// began.
  private func resolveConflict(with theirs: Contact) {
    render()
    work { [weak navigation] in
      await navigation?.resolveConflict()
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
        self.showError(self.texts.notDeleted(self.texts.sentence(for: error)))
      }
    }
  }

  private func beginWork() {
    isBusy = true
    message = nil
    render()
  }

  private func showError(_ message: String) {
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
  /// A Boolean value that indicates whether the input differs from the original.
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

/// The outcome of saving.
private enum Saving {
  case saved(Contact)
  /// Not saved, since the contact was changed elsewhere meanwhile.
  case changed(Contact)
}

extension ContactRepository {
  /// - Parameters:
  ///   - id: The id of the contact.
  ///   - base: The values before editing.
  ///   - input: The values after editing.
  /// - Returns: The current contact if its values are neither; nil otherwise, and if it cannot be
  ///   read.
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
      // Saving will report the error.
      return nil
    }
  }
}

extension WorkKind {
  fileprivate static let load = WorkKind("load")
}
