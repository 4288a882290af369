public import Rostrum
import ZhihuDailyModel

/// The presenter of the favourites; offers to undo a removal for some seconds.
public final class FavouritesPresenter: Presenter<any FavouritesView, FavouritesViewState> {
  private let favourites: any FavouriteRepository
  private let environment: AppEnvironment
  private let texts: NewsTexts
  private weak var navigation: (any FavouritesNavigation)?

  private var known: [Favourite]?
  private var listing: FavouriteListing
  private var isEditing = false
  private var error: (any Error)?
  /// The stories that are being removed.
  private var removing: Set<Story.ID> = []
  /// The favourite that an undo restores.
  private var removed: Favourite?

  init(app: NewsServices, navigation: any FavouritesNavigation) {
    favourites = app.favourites
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    listing = FavouriteListing(rows: [], revision: 0)
    super.init(
      state: FavouritesViewState(
        labels: .init(app.texts),
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { observe(favourites.changes, onStart: readList, onMessage: readList) }
  }

  public override func didDetach() {
    // Editing ends when another screen covers the list.
    isEditing = false
    render()
  }

  // MARK: - What the view asks

  /// Returns the content of a story's row; nil if it is not a favourite (any more).
  public func row(_ id: Int) -> FavouriteRowViewData? {
    favourite(id).map { favourite in
      FavouriteRowViewData(
        title: favourite.story.title,
        hint: favourite.story.hint,
        accessibilityLabel: texts.common.accessibilityLabel([
          favourite.story.title, favourite.story.hint,
        ]),
        picture: favourite.story.image
      )
    }
  }

  private func favourite(_ id: Story.ID) -> Favourite? { known?.first { $0.id == id } }

  // MARK: - What the coordinator does

  func chosenChanged(_ id: Story.ID?) {
    update { $0.chosen = id }
  }

  // MARK: - What a person did

  public func rowTapped(_ id: Int) {
    if favourite(id) != nil { navigation?.showStory(id) }
  }

  public func editTapped() {
    isEditing.toggle()
    render()
  }

  public func retryTapped() {
    error = nil
    render()
    readList()
  }

  public func deleteTapped(_ id: Int) {
    guard let favourite = favourite(id), removing.insert(id).inserted else { return }
    finishing { [favourites] in
      try await favourites.remove(id)
    } then: { result in
      self.removing.remove(id)
      switch result {
      case .success: self.offerUndo(of: favourite)
      case .failure(let error): self.showError(error, title: self.texts.favourites.notRemoved)
      }
      self.readList()
    }
  }

  public func undoTapped() {
    guard let favourite = removed else { return }
    withdrawUndo()
    finishing { [favourites] in
      try await favourites.add(favourite)
    } then: { result in
      switch result {
      case .success:
        self.send(ifDetached: .vanish) { $0.announce(self.texts.favourites.restored) }
      case .failure(let error):
        self.showError(error, title: self.texts.favourites.notRestored)
        if self.removed == nil { self.offerUndo(of: favourite) }
      }
      self.readList()
    }
  }

  // MARK: - Undo

  private func offerUndo(of favourite: Favourite) {
    removed = favourite
    let text = texts.favourites.removed(favourite.story.title)
    update { $0.undo = .init(text: text, button: texts.favourites.undo) }
    send(ifDetached: .vanish) { $0.announce(text) }
    expireUndoOffer(on: environment.clock) { self.withdrawUndo() }
  }

  private func withdrawUndo() {
    removed = nil
    cancelUndoOffer()
    update { $0.undo = nil }
  }

  private func showError(_ error: any Error, title: String) {
    navigation?.notify(
      Notice(title: title, text: texts.sentence(for: error), ok: texts.common.ok)
    )
  }

  // MARK: - Reading

  private func readList() {
    latest(.read) { [favourites] in
      try await favourites.favourites()
    } then: { result in
      switch result {
      case .success(let favourites): self.take(favourites)
      case .failure(let error): self.error = error
      }
      self.render()
    }
  }

  private func take(_ favourites: [Favourite]) {
    error = nil
    guard favourites != known else { return }
    known = favourites
    if favourites.isEmpty { isEditing = false }
    listing.rows = favourites.map(\.id)
    listing.revision += 1
  }

  // MARK: - State

  private func render() {
    let content = content
    update { state in
      state.content = content
      state.isEditing = isEditing
    }
  }

  private var content: FavouritesViewState.Content {
    if let error { return .placeholder(texts.placeholder(for: error)) }
    guard let known else { return .loading(texts.common.loading) }
    if !known.isEmpty { return .list(listing) }
    return .placeholder(
      PlaceholderViewData(
        symbol: "star",
        title: texts.favourites.emptyTitle,
        text: texts.favourites.emptyText
      )
    )
  }
}

extension FavouritesViewState.Labels {
  fileprivate init(_ texts: NewsTexts) {
    self.init(
      title: texts.favourites.title,
      edit: texts.favourites.edit,
      done: texts.common.done,
      delete: texts.common.delete
    )
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
}
