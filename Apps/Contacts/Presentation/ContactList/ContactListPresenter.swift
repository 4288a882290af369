import ContactsModel
import Foundation
public import Rostrum

/// The presenter of the list: first the stored rows, then the directory's; search, and deletion
/// with undo.
///
/// Rows are always created by reading the repository: `read()` follows each change, from any
/// source, and only the latest read is shown.
public final class ContactListPresenter: Presenter<any ContactListView, ContactListViewState> {
  enum Directory {
    case unasked
    case asked
    case answered(skipped: Int)
    case failed(any Error)
  }

  let repository: any ContactRepository
  let texts: ContactsTexts
  let clock: any Clock<Duration>
  private let locale: Locale
  weak var navigation: (any ContactListNavigation)?
  private var observation: ContactObservation?

  private(set) var directory = Directory.unasked
  private(set) var isPulled = false
  /// The contacts in sections; nil before the first read.
  private(set) var sections: ContactSections?
  /// The error of the latest read.
  private(set) var readError: (any Error)?
  private(set) var query = ""
  private var listing = ContactListing(sections: [], revision: 0)
  /// The values from which the listing was created.
  private var shown: (contacts: [Contact.ID: Contact], query: String)?
  /// The number of results that was last announced in the current search.
  var announcedCount: Int?
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

  /// Updates the contact that is shown beside the list.
  ///
  /// - Parameters:
  ///   - id: The id of the contact; nil for none.
  ///   - showsDisclosure: Whether a row shows another screen, instead of the other column.
  func chosenChanged(_ id: String?, showsDisclosure: Bool) {
    update {
      $0.chosen = id
      $0.showsDisclosure = showsDisclosure
    }
  }

  // MARK: - What the view asks

  /// Returns the data of a row; nil for an id that is not, or no longer, in the listing.
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

  /// Reads and shows the stored contacts; fetches the directory after the first time.
  func read() {
    latest(.read) { [repository, locale] in
      let contacts = try await repository.contacts()
      let notice = await repository.takeNotice()
      return (await ContactSections.make(of: contacts, locale: locale), notice)
    } then: { result in
      switch result {
      case .success(let (sections, notice)):
        if notice != nil { self.showDamageNotice() }
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
        // The rows and the end of refreshing are shown in one update.
        self.isPulled = false
        self.read()
      case .failure(let error):
        self.directory = .failed(error)
        self.isPulled = false
        self.render()
      }
    }
  }

  private func showDamageNotice() {
    navigation?.showNotice(title: texts.damagedStoreTitle, text: texts.damagedStoreText)
  }

  // MARK: - The listing

  /// Shows the rows again though they are unchanged, to correct a view that differs from them.
  func resend() {
    shown = nil
    read()
  }

  /// Filters the listing by the search.
  private func arrange() {
    guard let sections else { return render() }
    guard !SearchText.words(of: query).isEmpty else {
      cancel(.search)
      endAnnouncing()
      return list(sections.sections)
    }
    latest(.search) { [query] in
      await sections.matching(query)
    } then: { result in
      guard case .success(let found) = result else { return }
      self.list(found)
      self.announceLater(found.reduce(0) { $0 + $1.ids.count })
    }
  }

  /// Updates the listing; unchanged rows keep their revision, so that nothing is drawn.
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
  /// Reads the stored contacts.
  fileprivate static let read = WorkKind("read")
  /// Fetches the directory.
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let search = WorkKind("search")
}
