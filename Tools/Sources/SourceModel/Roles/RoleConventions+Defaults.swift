extension RoleConventions {
  /// The names that iOS projects commonly use.
  package init() {
    self.init(
      inheritance: Self.table(Self.inheritanceByRole),
      suffixes: Self.table(Self.suffixesByRole),
      protocolSuffixes: Self.table(Self.protocolSuffixesByRole),
      folders: Self.table(Self.foldersByRole)
    )
  }

  private static let inheritanceByRole: [Role: [String]] = [
    .viewController: [
      "UIViewController", "UINavigationController", "UITabBarController",
      "UISplitViewController", "UIAlertController", "UISearchController", "UIHostingController",
      "ScreenViewController",
    ],
    .cell: [
      "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
      "UITableViewHeaderFooterView", "ProgrammaticTableViewCell",
    ],
    .view: [
      "UIView", "UIControl", "UIButton", "UILabel", "UIStackView", "UIImageView", "UITextField",
      "UITextView", "UIScrollView", "UITableView", "UICollectionView", "UIVisualEffectView",
      "UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar", "UIWindow", "MKAnnotationView",
      "WKWebView", "View", "UIViewRepresentable", "UIViewControllerRepresentable",
      "ProgrammaticView",
    ],
    .contract: ["StateRendering"],
    .presenter: ["Presenter", "ScreenPresenter"],
    .coordinator: ["Coordinator", "AnyCoordinator"],
    .compositionRoot: [
      "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App",
    ],
    .model: ["NSManagedObject", "PersistentModel"],
    .test: ["XCTestCase", "QuickSpec"],
  ]

  private static let suffixesByRole: [Role: [String]] = [
    .viewController: ["ViewController"],
    .cell: ["Cell"],
    .view: ["View"],
    .presenter: ["Presenter"],
    .interactor: ["Interactor"],
    .viewModel: ["ViewModel"],
    .viewData: ["ViewData", "ViewState", "ViewStatus"],
    .coordinator: ["Coordinator", "Router", "Wireframe", "FlowController"],
    .factory: ["Factory", "Builder", "Assembly", "Configurator"],
    .compositionRoot: ["AppDelegate", "SceneDelegate"],
    .service: [
      "Service", "Repository", "Store", "Storage", "Database", "DAO", "Gateway", "APIClient",
      "HTTPClient", "NetworkClient", "DataManager", "NetworkManager",
    ],
    .model: ["Model", "Entity", "DTO", "Record"],
  ]

  private static let protocolSuffixesByRole: [Role: [String]] = [
    .contract: [
      "View", "ViewInput", "ViewInterface", "ViewContract", "DisplayLogic", "PresenterOutput",
      "PresenterDelegate", "PresenterToView",
    ],
    .presenter: ["ViewOutput", "PresenterInput", "PresentationLogic", "InteractorOutput"],
    .interactor: ["InteractorInput", "BusinessLogic"],
    .navigation: [
      "Navigation", "Navigating", "Routing", "RoutingLogic", "Router", "RouterInput",
      "Wireframe", "WireframeInput", "CoordinatorDelegate", "NavigationHandler",
    ],
    .coordinator: ["Coordinating"],
    .factory: ["Screens"],
  ]

  private static let foldersByRole: [Role: [String]] = [
    .model: ["Model", "Models", "Entities", "Entity", "Domain"],
    .service: [
      "Service", "Services", "Networking", "Network", "API", "Repositories", "Repository",
      "Stores", "Store", "Persistence", "Database", "CoreData", "Storage",
    ],
    .view: ["View", "Views", "UI"],
    .cell: ["Cells", "Cell"],
    .viewController: ["ViewControllers", "Controllers"],
    .presenter: ["Presenter", "Presenters", "Presentation"],
    .interactor: ["Interactor", "Interactors"],
    .viewModel: ["ViewModel", "ViewModels"],
    .coordinator: [
      "Coordinator", "Coordinators", "Router", "Routers", "Wireframe", "Wireframes",
      "Navigation",
    ],
    .factory: ["Factories", "Assemblies", "Builders"],
    .compositionRoot: ["App", "Application"],
  ]

  private static func table(_ names: [Role: [String]]) -> [String: Role] {
    names.reduce(into: [:]) { table, entry in
      for name in entry.value { table[name] = entry.key }
    }
  }
}
