import PatternGalleryModel
import Rostrum

extension MVP {
  /// The presenter of the card, which knows views only by a contract.
  final class CardPresenter: Presenter<any CardView, CardViewState> {
    private let repository: any CardRepository
    private let trace: CardTrace
    private let texts: CardTexts
    private var observation: CardObservation?

    init(repository: any CardRepository, trace: CardTrace, texts: CardTexts) {
      self.repository = repository
      self.trace = trace
      self.texts = texts
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
      ask(for: state.name)
    }

    func nameEntered(_ name: String) {
      trace.note(.presenter, .updatedModel)
      do {
        try repository.rename(to: name)
      } catch {
        ask(for: name, problem: texts.sentence(for: error))
      }
    }

    private func ask(for name: String, problem: String? = nil) {
      send(ifDetached: .vanish) { $0.ask(for: name, problem: problem) }
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
