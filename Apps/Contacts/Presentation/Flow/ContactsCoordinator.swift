public import ContactsModel
import Foundation
public import Rostrum

/// The flow of Contacts: the list, and from it a contact.
public final class ContactsCoordinator: Coordinator<Void> {
  private let screens: any ContactsScreens
  private let repository: any ContactRepository
  private let texts: ContactsTexts
  private let locale: Locale

  public init(
    screens: any ContactsScreens,
    repository: any ContactRepository,
    environment: AppEnvironment
  ) {
    self.screens = screens
    self.repository = repository
    texts = .best(for: environment.languages)
    locale = environment.locale
    super.init()
  }

  public override func start() {
    let presenter = ContactListPresenter(
      repository: repository,
      texts: texts,
      locale: locale,
      navigation: self
    )
    push(screens.list(presenter), at: ContactsRoute.list)
  }
}

extension ContactsCoordinator: ContactListNavigation {
  public func showContact(_ id: String) {
    let presenter = ContactDetailPresenter(
      id: id,
      repository: repository,
      texts: texts,
      navigation: self
    )
    push(screens.contact(presenter), at: ContactsRoute.contact(id))
  }

  public func showNotice(title: String, text: String) {
    let alert = Alert(title: title, message: text, actions: [.init(id: "ok", title: texts.ok)])
    work { [weak self] in _ = await self?.ask(alert) }
  }
}

extension ContactsCoordinator: ContactDetailNavigation {
  public func showAllContacts() {
    popToFirst()
  }
}

extension ContactsCoordinator: RouteTaking {
  public func take(_ route: ContactsRoute) {
    switch route {
    case .list: break
    case .contact(let id): showContact(id)
    }
  }
}
