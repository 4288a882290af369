public import PatternGalleryModel
public import Rostrum

/// The flow of the gallery: the list in one column, a pattern or the comparison in the other.
public final class PatternGalleryCoordinator: Coordinator<Void> {
  private let screens: any PatternGalleryScreens
  private let cards: any CardMaking
  private let store: CardStore
  private let texts: PatternGalleryTexts
  private weak var split: Split?
  private weak var list: PatternListPresenter?

  public init(
    screens: any PatternGalleryScreens,
    cards: any CardMaking,
    store: CardStore,
    environment: AppEnvironment
  ) {
    self.screens = screens
    self.cards = cards
    self.store = store
    texts = .best(for: environment.languages)
    super.init()
  }

  public override func start() {
    let split = setSplit(placeholder: screens.nothingChosen(texts.nothingChosen))
    self.split = split
    let presenter = PatternListPresenter(texts: texts, navigation: self)
    list = presenter
    split.onChange = { [weak self] in self?.splitChanged() }
    let screen = screens.list(presenter)
    start(ScreenCoordinator(screen, at: PatternGalleryRoute.list), as: .on(split.primary))
    splitChanged()
  }

  /// Handles a change of the chosen pattern or of the width.
  private func splitChanged() {
    guard let split else { return }
    var chosen: PatternListViewState.Choice?
    switch split.chosen as? PatternGalleryRoute {
    case .pattern(let pattern): chosen = .pattern(pattern.rawValue)
    case .comparison: chosen = .comparison
    case .list, nil: break
    }
    // A collapsed split marks no row: a tap pushes a screen.
    list?.chosenChanged(split.isCollapsed ? nil : chosen, showsDisclosure: split.isCollapsed)
  }

  private func choose(_ screen: any Screen, at route: PatternGalleryRoute) {
    guard let split else { return }
    start(ScreenCoordinator(screen, at: route), as: .on(split.secondary))
  }
}

extension PatternGalleryCoordinator: PatternListNavigation {
  public func show(_ pattern: Pattern) {
    let trace = CardTrace()
    let presenter = PatternDetailPresenter(
      pattern: pattern,
      repository: store,
      trace: trace,
      texts: texts
    )
    let card = cards.card(pattern, store: store, trace: trace, texts: texts.card)
    choose(screens.pattern(presenter, card: card), at: .pattern(pattern))
  }

  public func showComparison() {
    choose(screens.comparison(ComparisonPresenter(texts: texts)), at: .comparison)
  }
}

extension PatternGalleryCoordinator: RouteTaking {
  public func canTake(_ route: PatternGalleryRoute) -> Bool {
    if case .list = route { false } else { true }
  }

  public func take(_ route: PatternGalleryRoute) {
    switch route {
    case .list: break
    case .pattern(let pattern): show(pattern)
    case .comparison: showComparison()
    }
  }
}

extension PatternGalleryCoordinator: UnknownLinkTaking, Confirming {
  public func takeUnknownLink(_ path: RoutePath) {
    notify(texts.unknownLink)
  }
}
