import ContactsModel
import Foundation
public import Rostrum

/// The list: the rows at hand at once, then those of the directory; search, and deletion with undo.
///
/// Rows always come by one way, a reading of the repository, whatever it was that changed them:
/// `read()` follows each change, whoever made it, and of several readings the newest counts.
public final class ContactListPresenter: Presenter<any ContactListView, ContactListViewState> {
  enum Directory {
    case unasked
    case asked
    case answered(skipped: Int)
    case failed(any Error)
  }

  /// How long an undo is offered.
  static let undoTime = Duration.seconds(8)

  let repository: any ContactRepository
  let texts: ContactsTexts
  let clock: any Clock<Duration>
  private let locale: Locale
  weak var navigation: (any ContactListNavigation)?
  private var observation: ContactObservation?

  private(set) var directory = Directory.unasked
  private(set) var isPulled = false
  /// Nil before the first reading.
  private(set) var sections: ContactSections?
  /// Why the newest reading failed.
  private(set) var readError: (any Error)?
  private(set) var query = ""
  private var listing = ContactListing(sections: [], revision: 0)
  /// What the listing was made of.
  private var shown: (contacts: [Contact.ID: Contact], query: String)?
  var deletion: ContactDeletion?

  init(
    repository: any ContactRepository,
    texts: ContactsTexts,
    environment: AppEnvironment,
    navigation: any ContactListNavigation
  ) {
    self.repository = repository
    self.texts = texts
    locale = environment.locale
    clock = environment.clock
    self.navigation = navigation
    super.init(
      state: ContactListViewState(labels: .init(texts), content: .loading(texts.loading))
    )
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observation = repository.observe { [weak self] in self?.read() }
    read()
  }

  public override func willDestroy() {
    observation = nil
  }

  /// Another contact is shown beside the list, or none.
  ///
  /// - Parameters:
  ///   - id: The contact's.
  ///   - leadsOn: Whether a row leads to another screen, rather than to the other column.
  func chosenChanged(_ id: String?, leadsOn: Bool) {
    update {
      $0.chosen = id
      $0.leadsOn = leadsOn
    }
  }

  // MARK: - What the view asks

  /// What a row shows; nil for an id that is not in the listing (any more).
  public func row(_ id: String) -> ContactRowViewData? {
    sections?.contacts[id].map {
      ContactRowViewData(
        monogram: MonogramViewData($0),
        name: $0.name,
        position: $0.position.isEmpty ? nil : $0.position
      )
    }
  }

  // MARK: - What a person did

  public func contactTapped(_ id: String) {
    if sections?.contacts[id] != nil { navigation?.showContact(id) }
  }

  public func addTapped() {
    navigation?.addContact()
  }

  public func retryTapped() {
    readError = nil
    if sections == nil || sections?.contacts.isEmpty == true {
      directory = .unasked
      update { $0.content = .loading(texts.loading) }
      read()
    } else {
      refresh()
    }
  }

  public func pulledToRefresh() {
    isPulled = true
    refresh()
  }

  public func searchTextChanged(_ text: String) {
    guard text != query else { return }
    query = text
    arrange()
  }

  // MARK: - Reading and refreshing

  /// Shows what the repository has now; after the first time, the directory is asked.
  func read() {
    latest(.read) { [repository, locale] in
      let contacts = try await repository.contacts()
      let notice = await repository.takeNotice()
      return (await ContactSections.make(of: contacts, locale: locale), notice)
    } then: { result in
      switch result {
      case .success(let (sections, notice)):
        if notice != nil { self.tellOfDamage() }
        self.readError = nil
        self.sections = sections
        self.arrange()
        if case .unasked = self.directory { self.refresh() }
      case .failure(let error):
        self.readError = error
        self.isPulled = false
        self.render()
      }
    }
  }

  private func refresh() {
    directory = .asked
    render()
    latest(.refresh) { [repository] in
      try await repository.refresh().skipped
    } then: { result in
      switch result {
      case .success(let skipped):
        self.directory = .answered(skipped: skipped)
        // The rows come with the end of refreshing, in one picture.
        self.isPulled = false
        self.read()
      case .failure(let error):
        self.directory = .failed(error)
        self.isPulled = false
        self.render()
      }
    }
  }

  private func tellOfDamage() {
    navigation?.showNotice(title: texts.damagedStoreTitle, text: texts.damagedStoreText)
  }

  // MARK: - The listing

  /// Has the rows shown though they are the same: who saw something else learns the truth.
  func resend() {
    shown = nil
    read()
  }

  /// Leaves in the listing what the search finds.
  private func arrange() {
    guard let sections else { return render() }
    guard !SearchText.words(of: query).isEmpty else {
      cancel(.search)
      return list(sections.sections)
    }
    latest(.search) { [query] in
      await sections.matching(query)
    } then: { result in
      if case .success(let found) = result { self.list(found) }
    }
  }

  /// Rows that are shown already stay as they are: no new revision, nothing to draw.
  private func list(_ found: [ContactListing.Section]) {
    let contacts = sections?.contacts ?? [:]
    if shown?.query != query || shown?.contacts != contacts {
      shown = (contacts, query)
      listing = ContactListing(sections: found, revision: listing.revision + 1)
    }
    render()
  }

  private func render() {
    update { $0 = self.state(from: $0, listing: self.listing) }
  }
}

extension WorkKind {
  /// Reading what is at hand.
  fileprivate static let read = WorkKind("read")
  /// Asking the directory.
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let search = WorkKind("search")
}
