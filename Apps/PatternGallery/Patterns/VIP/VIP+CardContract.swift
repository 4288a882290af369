extension VIP {
  /// What the view asks of the interactor.
  @MainActor
  protocol CardBusinessLogic: AnyObject {
    func loadCard()
    func cardTapped()
    func beginRename()
    func rename(_ request: CardModels.Rename.Request)
  }

  /// What the interactor gives the presenter.
  @MainActor
  protocol CardPresentationLogic: AnyObject {
    func present(_ response: CardModels.Show.Response)
    func present(_ response: CardModels.Rename.Response)
  }

  /// What the presenter gives the view.
  @MainActor
  protocol CardDisplayLogic: AnyObject {
    func display(_ viewModel: CardModels.Show.ViewModel)
    func display(_ viewModel: CardModels.Rename.ViewModel)
  }

  /// What the view asks of the router.
  @MainActor
  protocol CardRoutingLogic: AnyObject {
    func askForName(
      _ name: String,
      problem: String?,
      onSave: @escaping @MainActor (String) -> Void
    )
  }
}
