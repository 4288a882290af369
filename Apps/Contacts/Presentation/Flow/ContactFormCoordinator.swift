import ContactsModel
import Rostrum

/// The flow of the form: a screen in a sheet, and the confirmations before something is lost.
final class ContactFormCoordinator: Coordinator<ContactFormOutcome> {
  private let id: String?
  private let screens: any ContactsScreens
  private let repository: any ContactRepository
  private let texts: ContactsTexts

  /// - Parameters:
  ///   - id: The id of the contact to edit; nil for a new one.
  ///   - screens: The factory of the form's screen.
  ///   - repository: The repository of the contact.
  ///   - texts: The texts in the user's language.
  init(
    id: String?,
    screens: any ContactsScreens,
    repository: any ContactRepository,
    texts: ContactsTexts
  ) {
    self.id = id
    self.screens = screens
    self.repository = repository
    self.texts = texts
    super.init()
  }

  override func start() {
    let presenter = ContactFormPresenter(
      id: id,
      repository: repository,
      texts: texts,
      navigation: self
    )
    push(screens.form(presenter), at: id.map(ContactsRoute.edit) ?? .new)
  }
}

extension ContactFormCoordinator: ContactFormNavigation {
  func leaveForm() {
    leave()
  }

  func formSaved(_ id: String) {
    finish(.saved(id))
  }

  func formDeleted(_ deletion: ContactDeletion) {
    finish(.deleted(deletion))
  }
}

extension ContactFormCoordinator: Confirming, ContactFormQuestions {
  func mayDiscard(isNew: Bool) async -> Bool {
    await confirms(
      Question(
        message: isNew ? texts.discardNewQuestion : texts.discardQuestion,
        confirm: texts.discardChanges,
        cancel: texts.keepEditing,
        style: .actionSheet
      )
    )
  }

  func mayDelete() async -> Bool {
    await confirms(
      Question(
        message: texts.deleteQuestion,
        confirm: texts.deleteContact,
        cancel: texts.cancel,
        style: .actionSheet
      )
    )
  }

  func resolveConflict() async -> ContactFormChoice? {
    let alert = Alert(
      title: texts.changedTitle,
      message: texts.changedText,
      actions: [
        .init(id: ContactFormChoice.theirs.rawValue, title: texts.useTheirs),
        .init(id: ContactFormChoice.mine.rawValue, title: texts.keepMine),
        .init(id: "cancel", title: texts.cancel, role: .cancel),
      ]
    )
    return await ask(alert).flatMap(ContactFormChoice.init)
  }
}
