import PatternGalleryModel
import Rostrum

extension MVPC {
  /// The presenter of the card, which knows views only by a contract.
  final class CardPresenter: Presenter<any CardView, CardViewState> {
    private let repository: any CardRepository
    private let trace: CardTrace
    private weak var navigation: (any CardNavigation)?
    private var observation: CardObservation?

    init(
      repository: any CardRepository,
      trace: CardTrace,
      navigation: any CardNavigation
    ) {
      self.repository = repository
      self.trace = trace
      self.navigation = navigation
      let card = repository.card
      super.init(state: CardViewState(name: card.name, symbol: card.symbol))
    }

    override func didAttach(isFirst: Bool) {
      guard isFirst else { return }
      observation = repository.observe { [weak self] _ in self?.cardChanged() }
      show()
    }

    override func willDestroy() {
      observation = nil
    }

    func cardTapped() {
      trace.note(.presenter, .receivedTap)
    }

    func renameTapped() {
      trace.note(.presenter, .receivedRename)
      navigation?.renameCard()
    }

    private func cardChanged() {
      trace.note(.presenter, .receivedChange)
      show()
    }

    private func show() {
      let card = repository.card
      trace.note(.presenter, .readModel)
      trace.note(.presenter, .preparedState)
      update { $0 = CardViewState(name: card.name, symbol: card.symbol) }
    }
  }
}
