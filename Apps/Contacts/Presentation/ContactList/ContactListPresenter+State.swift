import ContactsModel
import Rostrum

// The state of the view, derived from the properties of the presenter.
extension ContactListPresenter {
  func state(
    from former: ContactListViewState,
    listing: ContactListing
  ) -> ContactListViewState {
    var state = former
    let hasRows = sections?.contacts.isEmpty == false
    state.content = content(listing)
    state.query = query
    state.isPulled = isPulled && isAsked
    state.refreshing = hasRows && isAsked ? texts.loading : nil
    state.banner = hasRows ? banner : nil
    return state
  }

  private var isAsked: Bool {
    if case .asked = directory { true } else { false }
  }

  private func content(_ listing: ContactListing) -> ContactListViewState.Content {
    guard let sections, !sections.contacts.isEmpty else { return emptyContent }
    if listing.sections.isEmpty { return .placeholder(nobodyFound) }
    return .list(listing)
  }

  /// The content if there are no rows at all.
  private var emptyContent: ContactListViewState.Content {
    if let readError { return .placeholder(texts.placeholder(for: readError)) }
    switch directory {
    case .unasked, .asked: return .loading(texts.loading)
    case .failed(let error): return .placeholder(texts.placeholder(for: error))
    case .answered: return .placeholder(nobody)
    }
  }

  private var nobody: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "person.2",
      title: texts.nobodyTitle,
      text: texts.nobodyText,
      button: texts.tryAgain
    )
  }

  private var nobodyFound: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "magnifyingglass",
      title: texts.noResultsTitle(query.quoted),
      text: texts.noResultsText,
      button: nil
    )
  }

  private var banner: ContactListViewState.Banner? {
    if let readError { return failure(readError) }
    switch directory {
    case .failed(let error): return failure(error)
    case .answered(let skipped) where skipped > 0:
      return .init(text: texts.skippedRecords(skipped), button: nil)
    case .answered, .unasked, .asked: return nil
    }
  }

  private func failure(_ error: any Error) -> ContactListViewState.Banner {
    .init(text: texts.placeholder(for: error).text, button: texts.tryAgain)
  }
}

extension ContactListViewState.Labels {
  init(_ texts: ContactsTexts) {
    self.init(
      title: texts.contacts,
      add: texts.addContact,
      search: texts.search,
      delete: texts.delete
    )
  }
}
