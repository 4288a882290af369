public import Rostrum

/// The flow of Categories: the list in one column, the users of the chosen category in the other.
public final class CategoriesCoordinator: Coordinator<Void> {
  private let screens: any CategoriesScreens
  private let services: CategoriesServices
  private let environment: AppEnvironment
  private let texts: CategoriesTexts
  private weak var split: Split?
  private weak var list: CategoryListPresenter?
  /// The category that both columns show first: the last chosen one, or else the first.
  private var suggestion: Int?
  private var wasChosen = false
  /// The flow of a category that filled the column without having been chosen.
  private weak var filling: ScreenCoordinator?
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
    wasCollapsed = split.isCollapsed
    split.onChange = { [weak self] in self?.splitChanged() }
    let screen = screens.categories(presenter)
    start(ScreenCoordinator(screen, at: CategoriesRoute.list), as: .on(split.primary))
  }

  /// Handles a change of the chosen category or of the width.
  private func splitChanged() {
    guard let split else { return }
    var chosen: Int?
    if case .category(let id)? = split.chosen as? CategoriesRoute { chosen = id }
    if let chosen {
      wasChosen = true
      suggestion = chosen
    }
    // In a single column, a row pushes a screen and is not marked.
    list?.chosenChanged(split.isCollapsed ? nil : chosen, showsDisclosure: split.isCollapsed)
    let changed = wasCollapsed != split.isCollapsed
    wasCollapsed = split.isCollapsed
    if changed, split.isCollapsed {
      // The user chose nothing, and is at the list.
      filling?.finish()
    } else {
      // A column that appears is filled; a column that the user emptied stays empty.
      if changed { wasChosen = false }
      followSuggestion()
    }
  }

  private func followSuggestion() {
    guard let split, !split.isCollapsed, !wasChosen, split.chosen == nil, let suggestion else {
      return
    }
    filling = start(category: suggestion)
  }
}

extension CategoriesCoordinator: CategoryListNavigation {
  public func showCategory(_ id: Int) {
    filling = nil
    start(category: id)
  }

  @discardableResult
  private func start(category id: Int) -> ScreenCoordinator? {
    guard let split else { return nil }
    wasChosen = true
    let presenter = UserListPresenter(
      category: id,
      services: services,
      texts: texts,
      clock: environment.clock,
      navigation: self
    )
    let screen = screens.users(presenter)
    let flow = ScreenCoordinator(screen, at: CategoriesRoute.category(id))
    start(flow, as: .on(split.secondary))
    return flow
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
    notify(texts.unknownLink)
  }
}
