import CategoriesModel
public import Rostrum

/// The presenter of the list of categories.
public final class CategoryListPresenter: Presenter<any CategoryListView, CategoryListViewState> {
  private let repository: any CategoryRepository
  private let texts: CategoriesTexts
  private let clock: any Clock<Duration>
  private weak var navigation: (any CategoryListNavigation)?
  private var observation: CategoryObservation?
  private var error: CategoriesError?

  init(
    repository: any CategoryRepository,
    texts: CategoriesTexts,
    clock: any Clock<Duration>,
    navigation: any CategoryListNavigation
  ) {
    self.repository = repository
    self.texts = texts
    self.clock = clock
    self.navigation = navigation
    super.init(state: CategoryListViewState(title: texts.categories))
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    observation = repository.observe { [weak self] in self?.show() }
    show()
    if repository.categories == nil { load() } else { suggest() }
  }

  public override func willDestroy() {
    observation = nil
  }

  /// Sets the category in the secondary column.
  ///
  /// - Parameters:
  ///   - id: The id of the category; nil for none.
  ///   - showsDisclosure: A Boolean value that indicates whether a row pushes a screen, instead of
  ///     replacing the secondary column.
  func chosenChanged(_ id: Int?, showsDisclosure: Bool) {
    update {
      $0.chosen = id
      $0.showsDisclosure = showsDisclosure
    }
  }

  // MARK: - What a person did

  public func categoryTapped(_ id: Int) {
    guard repository.categories?.contains(where: { $0.id == id }) == true else { return }
    navigation?.showCategory(id)
  }

  public func pulledToRefresh() {
    update { $0.isPulled = true }
    load()
  }

  /// Handles the button of the placeholder.
  public func placeholderButtonTapped() {
    load()
  }

  // MARK: - Loading

  private func load() {
    error = nil
    cancel(.message)
    update {
      $0.progress = $0.isPulled ? nil : ProgressViewData(text: self.texts.loading, isBusy: true)
      $0.content = self.content
    }
    latest(.load) { [repository] in
      try await repository.fetchCategories()
    } then: { result in
      switch result {
      case .success: self.loaded()
      case .failure(let error): self.failed(error)
      }
    }
  }

  private func loaded() {
    update {
      $0.progress = nil
      $0.isPulled = false
    }
    show()
    suggest()
  }

  private func failed(_ error: any Error) {
    self.error = error as? CategoriesError
    let message = ProgressViewData(text: texts.failed(error), isBusy: false)
    let hasRows = repository.categories?.isEmpty == false
    update {
      $0.progress = hasRows ? message : nil
      $0.isPulled = false
      $0.content = self.content
    }
    guard hasRows else { return }
    latest(.message) { [clock] in
      try await clock.sleep(for: CategoriesTexts.messageTime)
    } then: { _ in
      self.update { $0.progress = nil }
    }
  }

  private func suggest() {
    if let first = repository.categories?.first { navigation?.suggestCategory(first.id) }
  }

  // MARK: - State

  private func show() {
    update { $0.content = self.content }
  }

  private var content: CategoryListViewState.Content {
    if let categories = repository.categories, !categories.isEmpty {
      return .list(
        categories.map {
          CategoryRowViewData(id: $0.id, name: $0.name, people: texts.people($0.count))
        }
      )
    }
    if let error { return .placeholder(texts.placeholder(for: error)) }
    return repository.categories == nil ? .waiting : .placeholder(texts.noCategories)
  }
}

extension WorkKind {
  fileprivate static let load = WorkKind("load")
  /// The display time of a message.
  fileprivate static let message = WorkKind("message")
}
