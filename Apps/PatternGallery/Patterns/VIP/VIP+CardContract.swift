extension VIP {
  /// The interface of the interactor to the view.
  @MainActor
  protocol CardBusinessLogic: AnyObject {
    func loadCard()
    func cardTapped()
    func beginRename()
    func rename(_ request: CardModels.Rename.Request)
  }

  /// The interface of the presenter to the interactor.
  @MainActor
  protocol CardPresentationLogic: AnyObject {
    func present(_ response: CardModels.Show.Response)
    func present(_ response: CardModels.Rename.Response)
  }

  /// The interface of the view to the presenter.
  @MainActor
  protocol CardDisplayLogic: AnyObject {
    func display(_ viewModel: CardModels.Show.ViewModel)
    func display(_ viewModel: CardModels.Rename.ViewModel)
  }

  /// The interface of the router to the view.
  @MainActor
  protocol CardRoutingLogic: AnyObject {
    func askForName(
      _ name: String,
      problem: String?,
      onSave: @escaping @MainActor (String) -> Void
    )
  }
}
