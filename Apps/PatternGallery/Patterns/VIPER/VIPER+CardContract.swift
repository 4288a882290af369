import PatternGalleryModel

extension VIPER {
  /// What the presenter asks of the view.
  @MainActor
  protocol CardViewInput: AnyObject {
    func show(_ entity: CardEntity)
  }

  /// What the view tells the presenter.
  @MainActor
  protocol CardViewOutput: AnyObject {
    func viewLoaded()
    func cardTapped()
    func renameTapped()
  }

  /// What the presenter asks of the interactor.
  @MainActor
  protocol CardInteractorInput: AnyObject {
    func load()
    func rename(to name: String)
  }

  /// What the interactor tells the presenter.
  @MainActor
  protocol CardInteractorOutput: AnyObject {
    func loaded(_ entity: CardEntity)
    func refused(_ name: String, because error: CardNameError)
  }

  /// What the presenter asks of the router.
  @MainActor
  protocol CardRouting: AnyObject {
    func askForName(
      _ name: String,
      problem: String?,
      onSave: @escaping @MainActor (String) -> Void
    )
  }
}
