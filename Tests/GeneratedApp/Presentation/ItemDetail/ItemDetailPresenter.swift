public import Rostrum
import SamplerModel

/// Finds one item by its id and shows it.
public final class ItemDetailPresenter: Presenter<any ItemDetailView, ItemDetailViewState> {
  private let id: String
  private let repository: any ItemRepository
  private let texts: SamplerTexts
  private weak var navigation: (any ItemDetailNavigation)?
  private var isMissing = false

  init(
    id: String,
    repository: any ItemRepository,
    texts: SamplerTexts,
    navigation: any ItemDetailNavigation
  ) {
    self.id = id
    self.repository = repository
    self.texts = texts
    self.navigation = navigation
    super.init(state: ItemDetailViewState(content: .loading(texts.loading)))
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { load() }
  }

  // MARK: - Actions

  /// Goes back to the list if the item is missing, and loads it again after a failure.
  public func placeholderButtonTapped() {
    guard !isMissing else {
      navigation?.showAllItems()
      return
    }
    update { $0.content = .loading(texts.loading) }
    load()
  }

  // MARK: - Loading

  private func load() {
    latest(.load) { [repository, id] in
      try await repository.item(id: id)
    } then: { result in
      switch result {
      case .success(let item?): self.show(item)
      case .success(nil): self.showMissing()
      case .failure(let error):
        self.update { $0.content = .placeholder(self.texts.placeholder(for: error)) }
      }
    }
  }

  private func show(_ item: Item) {
    update {
      $0.title = item.title
      $0.content = .text(item.text)
    }
  }

  private func showMissing() {
    isMissing = true
    let placeholder = PlaceholderViewData(
      symbol: "questionmark.circle",
      title: texts.notFoundTitle,
      text: texts.notFoundText,
      button: texts.showAllItems
    )
    update { $0.content = .placeholder(placeholder) }
  }
}

extension WorkKind {
  fileprivate static let load = WorkKind("load")
}
