/// Contract, state and presenter of the list.
struct ListTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    let folder = "Presentation/ItemList"
    return [
      GeneratedFile("\(folder)/ItemListContract.swift", contract),
      GeneratedFile("\(folder)/ItemListPresenter.swift", presenter),
      GeneratedFile("\(folder)/ItemListViewState.swift", viewState),
      GeneratedFile("\(folder)/ItemRowViewData.swift", rowViewData),
    ]
  }

  private var contract: String {
    """
    public import Rostrum

    /// The view of the list, as its presenter uses it.
    @MainActor
    public protocol ItemListView: StateRendering where State == ItemListViewState {}

    /// The ways out of the list, as its presenter uses them.
    @MainActor
    public protocol ItemListNavigation: AnyObject {
      func showItem(_ id: String)
    }
    """
  }

  private var viewState: String {
    """
    public import Rostrum

    /// Everything that the list shows.
    public struct ItemListViewState: Equatable, Sendable {
      public enum Content: Equatable, Sendable {
        /// A screen reader reads the text while the spinner turns.
        case loading(String)
        case list([ItemRowViewData])
        /// No items, or a failure.
        case placeholder(PlaceholderViewData)
      }

      public var title: String
      public var content: Content
    }
    """
  }

  private var rowViewData: String {
    """
    /// An item's row, ready to show.
    public struct ItemRowViewData: Equatable, Identifiable, Sendable {
      public var id: String
      public var title: String
    }
    """
  }

  private var presenter: String {
    """
    import \(app)Model
    public import Rostrum

    /// Loads the items and lists them.
    public final class ItemListPresenter: Presenter<any ItemListView, ItemListViewState> {
      private let repository: any ItemRepository
      private let texts: \(app)Texts
      private weak var navigation: (any ItemListNavigation)?

      init(
        repository: any ItemRepository,
        texts: \(app)Texts,
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
    """
  }
}
