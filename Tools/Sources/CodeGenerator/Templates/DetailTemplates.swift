/// Contract, state and presenter of an item.
struct DetailTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    let folder = "Presentation/ItemDetail"
    return [
      GeneratedFile("\(folder)/ItemDetailContract.swift", contract),
      GeneratedFile("\(folder)/ItemDetailPresenter.swift", presenter),
      GeneratedFile("\(folder)/ItemDetailViewState.swift", viewState),
    ]
  }

  private var contract: String {
    """
    public import Rostrum

    /// The view of an item, as its presenter uses it.
    @MainActor
    public protocol ItemDetailView: StateRendering where State == ItemDetailViewState {}

    /// The ways out of an item, as its presenter uses them.
    @MainActor
    public protocol ItemDetailNavigation: AnyObject {
      func showAllItems()
    }
    """
  }

  private var viewState: String {
    """
    public import Rostrum

    /// Everything that the screen of an item shows.
    public struct ItemDetailViewState: Equatable, Sendable {
      public enum Content: Equatable, Sendable {
        /// A screen reader reads the text while the spinner turns.
        case loading(String)
        case text(String)
        /// The item does not exist any more, or a failure.
        case placeholder(PlaceholderViewData)
      }

      public var title: String?
      public var content: Content
    }
    """
  }

  private var presenter: String {
    """
    import \(app)Model
    public import Rostrum

    /// Finds one item by its id and shows it.
    public final class ItemDetailPresenter: Presenter<any ItemDetailView, ItemDetailViewState> {
      private let id: String
      private let repository: any ItemRepository
      private let texts: \(app)Texts
      private weak var navigation: (any ItemDetailNavigation)?
      private var isMissing = false

      init(
        id: String,
        repository: any ItemRepository,
        texts: \(app)Texts,
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
    """
  }
}
