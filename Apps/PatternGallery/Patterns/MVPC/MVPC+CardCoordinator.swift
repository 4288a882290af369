import PatternGalleryModel
import Rostrum

extension MVPC {
  /// The flow: the card, and a sheet for the new name.
  final class CardCoordinator: Coordinator<Void> {
    private let screens: any CardScreens
    private let repository: any CardRepository
    private let trace: CardTrace
    private let texts: CardTexts

    init(
      screens: any CardScreens,
      repository: any CardRepository,
      trace: CardTrace,
      texts: CardTexts
    ) {
      self.screens = screens
      self.repository = repository
      self.trace = trace
      self.texts = texts
      super.init()
    }

    override func start() {
      let presenter = CardPresenter(repository: repository, trace: trace, navigation: self)
      push(screens.card(presenter), animated: false)
    }
  }
}

extension MVPC.CardCoordinator: MVPC.CardNavigation {
  func renameCard() {
    trace.note(.coordinator, .askedForName)
    let presenter = MVPC.RenamePresenter(
      repository: repository,
      trace: trace,
      texts: texts,
      navigation: self
    )
    present(screens.rename(presenter), style: .half)
  }
}

extension MVPC.CardCoordinator: MVPC.RenameNavigation {
  func closeRename() {
    dismiss()
  }
}
