import PatternGalleryModel

extension VIPER {
  /// The interface of the view to the presenter.
  @MainActor
  protocol CardViewInput: AnyObject {
    func show(_ entity: CardEntity)
  }

  /// The interface of the presenter to the view.
  @MainActor
  protocol CardViewOutput: AnyObject {
    func viewLoaded()
    func cardTapped()
    func renameTapped()
  }

  /// The interface of the interactor to the presenter.
  @MainActor
  protocol CardInteractorInput: AnyObject {
    func load()
    func rename(to name: String)
  }

  /// The interface of the presenter to the interactor.
  @MainActor
  protocol CardInteractorOutput: AnyObject {
    func loaded(_ entity: CardEntity)
    func refused(_ name: String, because error: CardNameError)
  }

  /// The interface of the router to the presenter.
  @MainActor
  protocol CardRouting: AnyObject {
    func askForName(
      _ name: String,
      problem: String?,
      onSave: @escaping @MainActor (String) -> Void
    )
  }
}
