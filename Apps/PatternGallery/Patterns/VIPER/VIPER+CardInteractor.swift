import PatternGalleryModel

extension VIPER {
  /// The business logic of the card.
  final class CardInteractor: CardInteractorInput {
    weak var output: (any CardInteractorOutput)?
    private let repository: any CardRepository
    private let trace: CardTrace
    private var observation: CardObservation?

    init(repository: any CardRepository, trace: CardTrace) {
      self.repository = repository
      self.trace = trace
    }

    func load() {
      observation = repository.observe { [weak self] _ in self?.cardChanged() }
      report()
    }

    func rename(to name: String) {
      trace.note(.interactor, .updatedModel)
      do {
        try repository.rename(to: name)
      } catch {
        output?.refused(name, because: error)
      }
    }

    private func cardChanged() {
      trace.note(.interactor, .receivedChange)
      report()
    }

    private func report() {
      trace.note(.interactor, .readModel)
      let card = repository.card
      output?.loaded(CardEntity(name: card.name, symbol: card.symbol))
    }
  }
}
