public import Rostrum

/// The flow of Categories: all of them in one column, the users of the chosen one in the other.
public final class CategoriesCoordinator: Coordinator<Void> {
  private let screens: any CategoriesScreens
  private let services: CategoriesServices
  private let environment: AppEnvironment
  private let texts: CategoriesTexts
  private weak var split: Split?
  private weak var list: CategoryListPresenter?
  /// What both columns begin with: the category that was chosen last, or else the first one.
  private var suggestion: Int?
  private var wasChosen = false
  private var wasCollapsed = false

  public init(
    screens: any CategoriesScreens,
    services: CategoriesServices,
    environment: AppEnvironment
  ) {
    self.screens = screens
    self.services = services
    self.environment = environment
    texts = .best(for: environment.languages)
    super.init()
  }

  public override func start() {
    let split = setSplit(placeholder: screens.nothingChosen(texts.nothingChosen))
    self.split = split
    let presenter = CategoryListPresenter(
      repository: services.repository,
      texts: texts,
      clock: environment.clock,
      navigation: self
    )
    list = presenter
    split.onChange = { [weak self] in self?.splitChanged() }
    let screen = screens.categories(presenter)
    start(ColumnCoordinator(screen, at: .list), as: .on(split.primary))
  }

  /// Another category is chosen, or there is another width.
  private func splitChanged() {
    guard let split else { return }
    var chosen: Int?
    if case .category(let id)? = split.chosen as? CategoriesRoute { chosen = id }
    if let chosen {
      wasChosen = true
      suggestion = chosen
    }
    // Where there is one column, a row leads on and is not marked.
    list?.chosenChanged(split.isCollapsed ? nil : chosen, leadsOn: split.isCollapsed)
    // A second column that comes has something in it; whoever empties it wants it empty.
    if wasCollapsed, !split.isCollapsed { wasChosen = false }
    wasCollapsed = split.isCollapsed
    followSuggestion()
  }

  private func followSuggestion() {
    guard let split, !split.isCollapsed, !wasChosen, split.chosen == nil, let suggestion else {
      return
    }
    showCategory(suggestion)
  }
}

extension CategoriesCoordinator: CategoryListNavigation {
  public func showCategory(_ id: Int) {
    guard let split else { return }
    wasChosen = true
    let presenter = UserListPresenter(
      category: id,
      services: services,
      texts: texts,
      clock: environment.clock,
      navigation: self
    )
    let screen = screens.users(presenter)
    start(ColumnCoordinator(screen, at: .category(id)), as: .on(split.secondary))
  }

  public func suggestCategory(_ id: Int) {
    if suggestion == nil { suggestion = id }
    followSuggestion()
  }
}

extension CategoriesCoordinator: UserListNavigation {
  public func showAllCategories() {
    open(CategoriesRoute.list)
  }
}

extension CategoriesCoordinator: RouteTaking {
  public func canTake(_ route: CategoriesRoute) -> Bool {
    if case .category = route { true } else { false }
  }

  public func take(_ route: CategoriesRoute) {
    if case .category(let id) = route { showCategory(id) }
  }
}

extension CategoriesCoordinator: UnknownLinkTaking, Confirming {
  public func takeUnknownLink(_ path: RoutePath) {
    tell(texts.unknownLink)
  }
}
