/// The flow of the app and its destinations.
struct FlowTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    [
      GeneratedFile("Presentation/Flow/\(app)Coordinator.swift", coordinator),
      GeneratedFile("Presentation/Flow/\(app)Route.swift", route),
      GeneratedFile("Presentation/Flow/\(app)Screens.swift", screens),
    ]
  }

  private var coordinator: String {
    """
    public import \(app)Model
    public import Rostrum

    /// The flow of \(name.title): the list, and from it an item.
    public final class \(app)Coordinator: Coordinator<Void> {
      private let screens: any \(app)Screens
      private let repository: any ItemRepository
      private let texts: \(app)Texts

      public init(
        screens: any \(app)Screens,
        repository: any ItemRepository,
        environment: AppEnvironment
      ) {
        self.screens = screens
        self.repository = repository
        texts = .best(for: environment.languages)
        super.init()
      }

      public override func start() {
        let presenter = ItemListPresenter(
          repository: repository,
          texts: texts,
          navigation: self
        )
        push(screens.itemList(presenter), at: \(app)Route.itemList)
      }
    }

    extension \(app)Coordinator: ItemListNavigation {
      public func showItem(_ id: String) {
        let presenter = ItemDetailPresenter(
          id: id,
          repository: repository,
          texts: texts,
          navigation: self
        )
        push(screens.itemDetail(presenter), at: \(app)Route.itemDetail(id))
      }
    }

    extension \(app)Coordinator: ItemDetailNavigation {
      public func showAllItems() {
        popToFirst()
      }
    }

    extension \(app)Coordinator: RouteTaking {
      public func take(_ route: \(app)Route) {
        switch route {
        case .itemList: break
        case .itemDetail(let id): showItem(id)
        }
      }
    }
    """
  }

  private var route: String {
    """
    public import Rostrum

    /// The destinations of \(name.title).
    public enum \(app)Route: Route {
      case itemList
      /// One item, by its id. Its path is `items/<id>`.
      case itemDetail(String)

      public init?(path: RoutePath) {
        let segments = path.segments
        switch (segments.count, segments.first) {
        case (0, _): self = .itemList
        case (2, "items"): self = .itemDetail(segments[1])
        default: return nil
        }
      }

      public var path: RoutePath {
        switch self {
        case .itemList: []
        case .itemDetail(let id): ["items", id]
        }
      }
    }
    """
  }

  private var screens: String {
    """
    public import Rostrum

    /// Makes the screens of \(name.title), one set of them per user interface.
    @MainActor
    public protocol \(app)Screens {
      func itemList(_ presenter: ItemListPresenter) -> any Screen
      func itemDetail(_ presenter: ItemDetailPresenter) -> any Screen
    }
    """
  }
}
