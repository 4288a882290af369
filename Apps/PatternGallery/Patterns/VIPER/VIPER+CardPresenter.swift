import PatternGalleryModel

extension VIPER {
  /// The presenter, which connects view, interactor and router by protocols only.
  @MainActor
  final class CardPresenter {
    weak var view: (any CardViewInput)?
    private let interactor: any CardInteractorInput
    private let router: any CardRouting
    private let trace: CardTrace
    private let texts: CardTexts
    private var name = ""

    init(
      interactor: any CardInteractorInput,
      router: any CardRouting,
      trace: CardTrace,
      texts: CardTexts
    ) {
      self.interactor = interactor
      self.router = router
      self.trace = trace
      self.texts = texts
    }

    private func ask(for name: String, problem: String? = nil) {
      router.askForName(name, problem: problem) { [weak self] in self?.nameEntered($0) }
    }

    private func nameEntered(_ name: String) {
      trace.note(.presenter, .passedOn)
      interactor.rename(to: name)
    }
  }
}

extension VIPER.CardPresenter: VIPER.CardViewOutput {
  func viewLoaded() {
    interactor.load()
  }

  func cardTapped() {
    trace.note(.presenter, .receivedTap)
  }

  func renameTapped() {
    trace.note(.presenter, .receivedRename)
    ask(for: name)
  }
}

extension VIPER.CardPresenter: VIPER.CardInteractorOutput {
  func loaded(_ entity: VIPER.CardEntity) {
    name = entity.name
    trace.note(.presenter, .preparedState)
    view?.show(entity)
  }

  func refused(_ name: String, because error: CardNameError) {
    ask(for: name, problem: texts.sentence(for: error))
  }
}
