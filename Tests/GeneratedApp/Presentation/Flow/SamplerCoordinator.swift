public import Rostrum
public import SamplerModel

/// The flow of Sampler: the list, and from it an item.
public final class SamplerCoordinator: Coordinator<Void> {
  private let screens: any SamplerScreens
  private let repository: any ItemRepository
  private let texts: SamplerTexts

  public init(
    screens: any SamplerScreens,
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
    push(screens.itemList(presenter), at: SamplerRoute.itemList)
  }
}

extension SamplerCoordinator: ItemListNavigation {
  public func showItem(_ id: String) {
    let presenter = ItemDetailPresenter(
      id: id,
      repository: repository,
      texts: texts,
      navigation: self
    )
    push(screens.itemDetail(presenter), at: SamplerRoute.itemDetail(id))
  }
}

extension SamplerCoordinator: ItemDetailNavigation {
  public func showAllItems() {
    popToFirst()
  }
}

extension SamplerCoordinator: SettingsNavigation {
  public func showSettings() {
    let presenter = SettingsPresenter(texts: texts, navigation: self)
    push(screens.settings(presenter), at: SamplerRoute.settings)
  }

  public func settingsDone() {
    pop()
  }
}

extension SamplerCoordinator {
  /// Starts the onboarding flow in a sheet; `then:` of `start` receives its outcome.
  public func showOnboarding() {
    start(OnboardingCoordinator(screens: screens, texts: texts), as: .sheet())
  }
}

extension SamplerCoordinator: RouteTaking {
  public func take(_ route: SamplerRoute) {
    switch route {
    case .itemList: break
    case .itemDetail(let id): showItem(id)
    case .settings: showSettings()
    case .onboarding: showOnboarding()
    }
  }
}
