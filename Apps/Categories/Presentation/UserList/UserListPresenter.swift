import CategoriesModel
import Foundation
public import Rostrum

/// The second level: the users of one category, page by page.
public final class UserListPresenter: Presenter<any UserListView, UserListViewState> {
  /// How near the end of the rows more of them are fetched.
  private static let margin = 5

  let category: Int
  let repository: any CategoryRepository
  let avatars: any AvatarLoading
  let texts: CategoriesTexts
  private let clock: any Clock<Duration>
  private weak var navigation: (any UserListNavigation)?
  private var observation: CategoryObservation?
  var error: CategoriesError?
  /// What the rows show, as far as it may change.
  private var shown: (users: [CategoryUser], followed: Set<Int>)?
  var rows = UserRows(ids: [], revision: 0)
  /// The number of the lowest row that was ever in view, 0-based.
  private var furthest = -1
  /// Whose picture was asked for.
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
    super.init(state: UserListViewState(title: texts.users))
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observation = repository.observe { [weak self] in self?.show() }
    show()
    if repository.users(of: category) == nil { load() }
    if repository.categories == nil { askForTheName() }
  }

  public override func willDestroy() {
    observation = nil
  }

  // MARK: - What the view asks

  /// What a row shows; nil for an id that is not among the rows (any more).
  public func row(_ id: Int) -> UserRowViewData? {
    user(id).map(row)
  }

  // MARK: - What a person did

  public func pulledToRefresh() {
    update { $0.isPulled = true }
    load()
  }

  /// The button that stands in place of rows.
  public func placeholderButtonTapped() {
    if isUnknown, error == nil {
      navigation?.showAllCategories()
    } else {
      if repository.categories == nil { askForTheName() }
      load()
    }
  }

  /// A person has come to the end of the rows, or wants to try again there.
  public func moreWanted() {
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

  public func followTapped(_ id: Int) {
    guard let user = user(id) else { return }
    let choice = repository.choose(!repository.isFollowed(user), id)
    finishing { [repository] in
      try await repository.keep(choice)
    } then: { result in
      if case .failure = result { self.say(self.texts.notKept(user.name)) }
    }
  }

  /// A row has come into view.
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

  /// Rows may have come into view while something else was on its way.
  private func fetchMoreIfNear() {
    if state.tail == .none, furthest >= rows.ids.count - Self.margin { moreWanted() }
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
    if !rows.ids.isEmpty { say(texts.failed(error)) }
  }

  /// Who follows a link comes here before the categories are known; without them, the rows do.
  private func askForTheName() {
    latest(.name) { [repository] in
      try await repository.fetchCategories()
    } then: { _ in
      self.show()
    }
  }

  /// Shows a message for some seconds.
  private func say(_ text: String) {
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

  /// The same rows, one of which has something new to show.
  private func showAnew() {
    rows.revision += 1
    update { $0.content = self.content }
  }

  private func user(_ id: Int) -> CategoryUser? {
    shown?.users.first { $0.id == id }
  }
}

extension WorkKind {
  /// Fetching the first users.
  fileprivate static let load = WorkKind("load")
  fileprivate static let more = WorkKind("more")
  fileprivate static let name = WorkKind("name")
  /// How long a message is to be read.
  fileprivate static let message = WorkKind("message")
}
