import ContactsModel
import Foundation
public import Rostrum

/// The list: the rows at hand at once, then those of the directory.
public final class ContactListPresenter: Presenter<any ContactListView, ContactListViewState> {
  private let repository: any ContactRepository
  private let texts: ContactsTexts
  private let locale: Locale
  private weak var navigation: (any ContactListNavigation)?
  private var contacts: [Contact.ID: Contact] = [:]
  private var revision = 0

  init(
    repository: any ContactRepository,
    texts: ContactsTexts,
    locale: Locale,
    navigation: any ContactListNavigation
  ) {
    self.repository = repository
    self.texts = texts
    self.locale = locale
    self.navigation = navigation
    super.init(
      state: ContactListViewState(title: texts.contacts, content: .loading(texts.loading))
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { loadStored() }
  }

  // MARK: - What the view asks

  /// What a row shows; nil for an id that is not in the listing (any more).
  public func row(_ id: String) -> ContactRowViewData? {
    contacts[id].map {
      ContactRowViewData(name: $0.name, position: $0.position.isEmpty ? nil : $0.position)
    }
  }

  // MARK: - What a person did

  public func contactTapped(_ id: String) {
    if contacts[id] != nil { navigation?.showContact(id) }
  }

  public func retryTapped() {
    if contacts.isEmpty {
      update { $0.content = .loading(texts.loading) }
      loadStored()
    } else {
      refresh()
    }
  }

  // MARK: - Loading

  private func loadStored() {
    latest(.load) { [repository, locale] in
      let contacts = try await repository.contacts()
      let notice = await repository.takeNotice()
      return (await ContactSections.make(of: contacts, locale: locale), notice)
    } then: { result in
      switch result {
      case .success(let (sections, notice)):
        if notice != nil { self.tellOfDamage() }
        if !sections.contacts.isEmpty { self.update { self.show(sections, in: &$0) } }
        self.refresh()
      case .failure(let error):
        self.update { self.show(error, in: &$0) }
      }
    }
  }

  private func refresh() {
    update {
      $0.refreshing = contacts.isEmpty ? nil : texts.loading
      $0.banner = nil
    }
    latest(.load) { [repository, locale] in
      let update = try await repository.refresh()
      return (await ContactSections.make(of: update.contacts, locale: locale), update.skipped)
    } then: { result in
      self.update {
        $0.refreshing = nil
        switch result {
        case .success(let (sections, skipped)):
          self.show(sections, in: &$0)
          if skipped > 0 { $0.banner = .init(text: self.texts.skippedRecords(skipped)) }
        case .failure(let error):
          self.show(error, in: &$0)
        }
      }
    }
  }

  private func tellOfDamage() {
    navigation?.showNotice(title: texts.damagedStoreTitle, text: texts.damagedStoreText)
  }

  // MARK: - Showing

  /// Rows that are shown already stay as they are: no new revision, nothing to draw.
  private func show(_ sections: ContactSections, in state: inout ContactListViewState) {
    if case .list = state.content, sections.contacts == contacts { return }
    contacts = sections.contacts
    guard !contacts.isEmpty else {
      state.content = .placeholder(
        PlaceholderViewData(
          symbol: "person.2",
          title: texts.nobodyTitle,
          text: texts.nobodyText,
          button: texts.tryAgain
        )
      )
      return
    }
    revision += 1
    state.content = .list(ContactListing(sections: sections.sections, revision: revision))
  }

  /// Rows that are there stay; the error goes above them.
  private func show(_ error: any Error, in state: inout ContactListViewState) {
    let placeholder = texts.placeholder(for: error)
    if contacts.isEmpty {
      state.content = .placeholder(placeholder)
    } else {
      state.banner = .init(text: placeholder.text, button: texts.tryAgain)
    }
  }
}

extension WorkKind {
  /// Both steps of loading: a retry replaces whichever is under way.
  fileprivate static let load = WorkKind("load")
}
