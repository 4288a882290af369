import PatternGalleryModel

extension VIP {
  /// The business logic of the card, which sends its responses to the presenter.
  final class CardInteractor: CardBusinessLogic {
    private let presenter: any CardPresentationLogic
    private let repository: any CardRepository
    private let trace: CardTrace
    private var observation: CardObservation?

    init(
      presenter: any CardPresentationLogic,
      repository: any CardRepository,
      trace: CardTrace
    ) {
      self.presenter = presenter
      self.repository = repository
      self.trace = trace
    }

    func loadCard() {
      observation = repository.observe { [weak self] _ in self?.cardChanged() }
      report()
    }

    func cardTapped() {
      trace.note(.interactor, .receivedTap)
    }

    func beginRename() {
      trace.note(.interactor, .receivedRename)
      presenter.present(CardModels.Rename.Response(name: repository.card.name))
    }

    func rename(_ request: CardModels.Rename.Request) {
      trace.note(.interactor, .updatedModel)
      do {
        try repository.rename(to: request.name)
      } catch {
        presenter.present(CardModels.Rename.Response(name: request.name, error: error))
      }
    }

    private func cardChanged() {
      trace.note(.interactor, .receivedChange)
      report()
    }

    private func report() {
      trace.note(.interactor, .readModel)
      presenter.present(CardModels.Show.Response(card: repository.card))
    }
  }
}
