import CategoriesModel
import Foundation
public import Rostrum

/// The presenter of a category's users, page by page.
public final class UserListPresenter: Presenter<any UserListView, UserListViewState> {
  /// The distance from the last row, in rows, at which the next page is fetched.
  private static let margin = 5

  let category: Int
  let repository: any CategoryRepository
  let avatars: any AvatarLoading
  let texts: CategoriesTexts
  let clock: any Clock<Duration>
  private weak var navigation: (any UserListNavigation)?
  private var observation: CategoryObservation?
  var error: CategoriesError?
  /// The shown data that may change.
  private var shown: (users: [CategoryUser], followed: Set<Int>)?
  var rows = UserRows(ids: [], revision: 0)
  /// The 0-based index of the lowest row that was ever visible.
  private var furthest = -1
  /// The user whom an undo follows again.
  var unfollowed: CategoryUser?
  /// The users whose pictures were requested.
  private var askedAvatars: Set<Int> = []

  init(
    category: Int,
    services: CategoriesServices,
    texts: CategoriesTexts,
    clock: any Clock<Duration>,
    navigation: any UserListNavigation
  ) {
    self.category = category
    repository = services.repository
    avatars = services.avatars
    self.texts = texts
    self.clock = clock
    self.navigation = navigation
    super.init(state: UserListViewState(title: texts.category))
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observation = repository.observe { [weak self] in self?.show() }
    show()
    if repository.users(of: category) == nil { load() }
    if repository.categories == nil { loadCategoryName() }
  }

  public override func willDestroy() {
    observation = nil
  }

  // MARK: - What the view asks

  /// Returns the content of a row; nil if the id is not among the rows (any more).
  public func row(_ id: Int) -> UserRowViewData? {
    user(id).map(row)
  }

  // MARK: - What a person did

  public func pulledToRefresh() {
    update { $0.isPulled = true }
    load()
  }

  /// Handles the button of the placeholder.
  public func placeholderButtonTapped() {
    if isUnknown, error == nil {
      navigation?.showAllCategories()
    } else {
      if repository.categories == nil { loadCategoryName() }
      load()
    }
  }

  /// Fetches the next page, at the end of the rows or on retry.
  public func loadNextPage() {
    guard repository.users(of: category)?.nextPage != nil, !isRunning(.load), !isRunning(.more)
    else { return }
    update { $0.tail = .loading(self.texts.loadingMore) }
    latest(.more) { [repository, category] in
      try await repository.fetchMoreUsers(of: category)
    } then: { result in
      let tail: UserListViewState.Tail
      switch result {
      case .success: tail = .none
      case .failure(let error):
        tail = .failed(text: self.texts.failed(error), button: self.texts.tryAgain)
      }
      self.update { $0.tail = tail }
      self.fetchMoreIfNear()
    }
  }

  /// Handles a row that became visible.
  public func rowShown(_ id: Int) {
    if let index = rows.ids.firstIndex(of: id) { furthest = max(furthest, index) }
    fetchMoreIfNear()
    guard let url = user(id)?.avatar, avatars.avatar(at: url) == nil,
      askedAvatars.insert(id).inserted
    else { return }
    work { [avatars] in
      await avatars.load(url)
    } then: { result in
      if case .success(.some) = result { self.showAnew() }
    }
  }

  // MARK: - Loading

  /// Fetches more if rows became visible during another request.
  private func fetchMoreIfNear() {
    if state.tail == .none, furthest >= rows.ids.count - Self.margin { loadNextPage() }
  }

  private func load() {
    error = nil
    furthest = -1
    askedAvatars = []
    cancel(.message)
    cancel(.more)
    update {
      $0.progress = $0.isPulled ? nil : ProgressViewData(text: self.texts.loading, isBusy: true)
      $0.tail = .none
      $0.content = self.content
    }
    latest(.load) { [repository, category] in
      try await repository.fetchUsers(of: category)
    } then: { result in
      self.update {
        $0.progress = nil
        $0.isPulled = false
      }
      if case .failure(let error) = result { self.failed(error) }
      self.show()
      if case .success = result { self.fetchMoreIfNear() }
    }
  }

  private func failed(_ error: any Error) {
    self.error = error as? CategoriesError
    if !rows.ids.isEmpty { showMessage(texts.failed(error)) }
  }

  /// Fetches the categories for the title: a link can open this screen before they are loaded.
  private func loadCategoryName() {
    latest(.name) { [repository] in
      try await repository.fetchCategories()
    } then: { _ in
      self.show()
    }
  }

  /// Shows a message for some seconds.
  func showMessage(_ text: String) {
    update { $0.progress = ProgressViewData(text: text, isBusy: false) }
    latest(.message) { [clock] in
      try await clock.sleep(for: CategoriesTexts.messageTime)
    } then: { _ in
      self.update { $0.progress = nil }
    }
  }

  // MARK: - State

  private func show() {
    let users = repository.users(of: category)?.users ?? []
    let followed = Set(users.filter(repository.isFollowed).map(\.id))
    if shown?.users != users || shown?.followed != followed {
      shown = (users, followed)
      rows = UserRows(ids: users.map(\.id), revision: rows.revision + 1)
    }
    update {
      $0.title = self.title
      $0.content = self.content
    }
  }

  /// Updates the rows after the content of a row has changed.
  private func showAnew() {
    rows.revision += 1
    update { $0.content = self.content }
  }

  func user(_ id: Int) -> CategoryUser? {
    shown?.users.first { $0.id == id }
  }
}

extension WorkKind {
  /// The request for the first users.
  fileprivate static let load = WorkKind("load")
  fileprivate static let more = WorkKind("more")
  fileprivate static let name = WorkKind("name")
  /// The display time of a message.
  fileprivate static let message = WorkKind("message")
}
