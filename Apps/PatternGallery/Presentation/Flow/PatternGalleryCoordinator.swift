public import PatternGalleryModel
public import Rostrum

/// The flow of the gallery: the list, and from it a pattern or the comparison.
public final class PatternGalleryCoordinator: Coordinator<Void> {
  private let screens: any PatternGalleryScreens
  private let cards: any CardMaking
  private let store: CardStore
  private let texts: PatternGalleryTexts

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
    let presenter = PatternListPresenter(texts: texts, navigation: self)
    push(screens.list(presenter), at: PatternGalleryRoute.list)
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
    push(
      screens.pattern(presenter, card: card),
      at: PatternGalleryRoute.pattern(pattern)
    )
  }

  public func showComparison() {
    push(
      screens.comparison(ComparisonPresenter(texts: texts)),
      at: PatternGalleryRoute.comparison
    )
  }
}

extension PatternGalleryCoordinator: RouteTaking {
  public func take(_ route: PatternGalleryRoute) {
    switch route {
    case .list: break
    case .pattern(let pattern): show(pattern)
    case .comparison: showComparison()
    }
  }
}
