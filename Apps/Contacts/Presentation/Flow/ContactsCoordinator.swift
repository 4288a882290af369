public import ContactsModel
public import Rostrum

/// The flow of Contacts: the list in one column, the chosen contact in the other, and the form over
/// both.
public final class ContactsCoordinator: Coordinator<Void> {
  private let screens: any ContactsScreens
  private let repository: any ContactRepository
  private let environment: AppEnvironment
  private let texts: ContactsTexts
  private weak var split: Split?
  private weak var list: ContactListPresenter?

  public init(
    screens: any ContactsScreens,
    repository: any ContactRepository,
    environment: AppEnvironment
  ) {
    self.screens = screens
    self.repository = repository
    self.environment = environment
    texts = .best(for: environment.languages)
    super.init()
  }

  public override func start() {
    let split = setSplit(placeholder: screens.nothingChosen(texts.nothingChosen))
    self.split = split
    let presenter = ContactListPresenter(
      repository: repository,
      texts: texts,
      environment: environment,
      navigation: self
    )
    list = presenter
    split.onChange = { [weak self] in self?.splitChanged() }
    let screen = screens.list(presenter)
    start(ScreenCoordinator(screen, at: ContactsRoute.list), as: .on(split.primary))
    splitChanged()
  }

  /// Updates the list after a change of the chosen contact or the width.
  private func splitChanged() {
    guard let split else { return }
    var chosen: String?
    if case .contact(let id)? = split.chosen as? ContactsRoute { chosen = id }
    // A collapsed split selects no row, since a tap shows the next screen.
    list?.chosenChanged(split.isCollapsed ? nil : chosen, showsDisclosure: split.isCollapsed)
  }

  /// - Parameter id: The id of the contact to edit; nil for a new one.
  private func showForm(of id: String?) {
    let form = ContactFormCoordinator(
      id: id,
      screens: screens,
      repository: repository,
      texts: texts
    )
    start(form, as: .sheet()) { [weak self] outcome in
      switch outcome {
      case .saved(let saved): self?.showSaved(saved, former: id)
      case .deleted(let deletion): self?.showDeleted(deletion)
      case nil: break
      }
    }
  }

  /// Shows a new contact, also if it was saved as new because another scene deleted the edited one.
  private func showSaved(_ id: String, former: String?) {
    if id != former { showContact(id) }
  }

  private func showDeleted(_ deletion: ContactDeletion) {
    open(ContactsRoute.list)
    list?.offerUndo(of: deletion)
  }
}

extension ContactsCoordinator: ContactListNavigation {
  public func showContact(_ id: String) {
    guard let split else { return }
    let presenter = ContactDetailPresenter(
      id: id,
      repository: repository,
      texts: texts,
      navigation: self
    )
    let screen = screens.contact(presenter)
    start(ScreenCoordinator(screen, at: ContactsRoute.contact(id)), as: .on(split.secondary))
  }

  public func addContact() {
    showForm(of: nil)
  }

  public func showNotice(title: String, text: String) {
    let alert = Alert(title: title, message: text, actions: [.init(id: "ok", title: texts.ok)])
    work { [weak self] in _ = await self?.ask(alert) }
  }
}

extension ContactsCoordinator: ContactDetailNavigation {
  public func showAllContacts() {
    open(ContactsRoute.list)
  }

  public func editContact(_ id: String) {
    showForm(of: id)
  }
}

extension ContactsCoordinator: RouteTaking {
  public func canTake(_ route: ContactsRoute) -> Bool {
    if case .list = route { false } else { true }
  }

  public func take(_ route: ContactsRoute) {
    switch route {
    case .list: break
    case .contact(let id): showContact(id)
    case .new: addContact()
    case .edit(let id):
      showContact(id)
      editContact(id)
    }
  }
}

extension ContactsCoordinator: UnknownLinkTaking, Confirming {
  public func takeUnknownLink(_ path: RoutePath) {
    notify(texts.unknownLink)
  }
}
