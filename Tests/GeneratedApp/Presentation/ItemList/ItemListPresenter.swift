public import Rostrum
import SamplerModel

/// Loads the items and lists them.
public final class ItemListPresenter: Presenter<any ItemListView, ItemListViewState> {
  private let repository: any ItemRepository
  private let texts: SamplerTexts
  private weak var navigation: (any ItemListNavigation)?

  init(
    repository: any ItemRepository,
    texts: SamplerTexts,
    navigation: any ItemListNavigation
  ) {
    self.repository = repository
    self.texts = texts
    self.navigation = navigation
    super.init(
      state: ItemListViewState(title: texts.title, content: .loading(texts.loading))
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { load() }
  }

  // MARK: - Actions

  public func itemTapped(_ id: String) {
    guard case .list(let rows) = state.content, rows.contains(where: { $0.id == id }) else {
      return
    }
    navigation?.showItem(id)
  }

  public func placeholderButtonTapped() {
    update { $0.content = .loading(texts.loading) }
    load()
  }

  // MARK: - Loading

  private func load() {
    latest(.load) { [repository] in
      try await repository.items()
    } then: { result in
      self.update { $0.content = self.content(result) }
    }
  }

  private func content(_ result: Result<[Item], any Error>) -> ItemListViewState.Content {
    switch result {
    case .success(let items) where items.isEmpty: .placeholder(empty)
    case .success(let items):
      .list(items.map { ItemRowViewData(id: $0.id, title: $0.title) })
    case .failure(let error): .placeholder(texts.placeholder(for: error))
    }
  }

  private var empty: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "tray",
      title: texts.emptyTitle,
      text: texts.emptyText,
      button: texts.tryAgain
    )
  }
}

extension WorkKind {
  fileprivate static let load = WorkKind("load")
}
