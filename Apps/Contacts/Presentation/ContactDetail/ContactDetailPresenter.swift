import ContactsModel
public import Rostrum

/// The presenter of a contact by its id.
public final class ContactDetailPresenter:
  Presenter<any ContactDetailView, ContactDetailViewState>
{
  private let id: String
  private let repository: any ContactRepository
  private let texts: ContactsTexts
  private weak var navigation: (any ContactDetailNavigation)?
  private var observation: ContactObservation?
  private var isGone = false
  private var contact: Contact?

  init(
    id: String,
    repository: any ContactRepository,
    texts: ContactsTexts,
    navigation: any ContactDetailNavigation
  ) {
    self.id = id
    self.repository = repository
    self.texts = texts
    self.navigation = navigation
    super.init(state: ContactDetailViewState(content: .loading(texts.loading)))
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observation = repository.observe { [weak self] in self?.load() }
    load()
  }

  public override func willDestroy() {
    observation = nil
  }

  public func editTapped() {
    if case .contact = state.content { navigation?.editContact(id) }
  }

  /// Performs the action of a button below the name, or of the row of a number or an address.
  public func actionTapped(_ action: ContactCardViewData.Action.ID) {
    guard case .contact = state.content,
      let url = contact.flatMap({ ContactAddresses($0).url(for: action) })
    else { return }
    send(ifDetached: .vanish) { $0.open(url) }
  }

  /// Leaves for the list if the contact no longer exists; retries otherwise.
  public func placeholderButtonTapped() {
    if isGone {
      navigation?.showAllContacts()
    } else {
      update { $0.content = .loading(texts.loading) }
      load()
    }
  }

  private func load() {
    latest(.load) { [repository, id] in
      try await repository.contact(id: id)
    } then: { result in
      switch result {
      case .success(let contact?): self.show(contact)
      case .success(nil): self.showGone()
      case .failure(let error): self.show(error)
      }
    }
  }

  private func show(_ contact: Contact) {
    self.contact = contact
    let card = ContactCardViewData(contact, texts)
    isGone = false
    update {
      $0.content = .contact(card)
      $0.edit = texts.edit
    }
  }

  private func showGone() {
    isGone = true
    let placeholder = PlaceholderViewData(
      symbol: "person.crop.circle",
      title: texts.notFoundTitle,
      text: texts.notFoundText,
      button: texts.showAllContacts
    )
    update {
      $0.content = .placeholder(placeholder)
      $0.edit = nil
    }
  }

  /// Shows an error unless a contact is shown, which remains if a later read fails.
  private func show(_ error: any Error) {
    if case .contact = state.content { return }
    update { $0.content = .placeholder(texts.placeholder(for: error)) }
  }
}

extension WorkKind {
  fileprivate static let load = WorkKind("load")
}
