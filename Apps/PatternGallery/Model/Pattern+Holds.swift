extension Pattern {
  /// The references between parts, strong ones first.
  public var holds: [Hold] {
    switch self {
    case .mvc:
      [.strong(.controller, .view), .strong(.controller, .model), .weak(.view, .controller)]
    case .mvcVariant:
      [
        .strong(.controller, .view), .strong(.controller, .model), .strong(.view, .model),
        .weak(.view, .controller),
      ]
    case .articleMVP:
      [
        .strong(.controller, .presenter), .strong(.presenter, .view),
        .strong(.presenter, .model), .weak(.presenter, .controller), .weak(.view, .presenter),
      ]
    case .mvp: Self.presenterHolds
    case .mvvm:
      [
        .strong(.controller, .viewModel), .strong(.controller, .view),
        .strong(.viewModel, .model), .weak(.view, .viewModel),
      ]
    case .viper:
      [
        .strong(.controller, .presenter), .strong(.controller, .view),
        .strong(.presenter, .interactor), .strong(.presenter, .router),
        .strong(.interactor, .model), .weak(.presenter, .controller), .weak(.view, .controller),
        .weak(.interactor, .presenter), .weak(.router, .controller),
      ]
    case .vip:
      [
        .strong(.controller, .interactor), .strong(.controller, .router),
        .strong(.controller, .view), .strong(.interactor, .presenter),
        .strong(.interactor, .model), .weak(.presenter, .controller), .weak(.view, .controller),
        .weak(.router, .controller),
      ]
    case .mvpc:
      Self.presenterHolds + [.strong(.coordinator, .model), .weak(.presenter, .coordinator)]
    }
  }

  private static let presenterHolds: [Hold] = [
    .strong(.controller, .presenter), .strong(.controller, .view), .strong(.presenter, .model),
    .weak(.presenter, .controller), .weak(.view, .controller),
  ]
}
