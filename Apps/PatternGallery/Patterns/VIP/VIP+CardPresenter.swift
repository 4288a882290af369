import PatternGalleryModel

extension VIP {
  /// The presenter, which converts responses to view models.
  final class CardPresenter: CardPresentationLogic {
    weak var display: (any CardDisplayLogic)?
    private let trace: CardTrace
    private let texts: CardTexts

    init(trace: CardTrace, texts: CardTexts) {
      self.trace = trace
      self.texts = texts
    }

    func present(_ response: CardModels.Show.Response) {
      trace.note(.presenter, .preparedState)
      display?.display(
        CardModels.Show.ViewModel(name: response.card.name, symbol: response.card.symbol)
      )
    }

    func present(_ response: CardModels.Rename.Response) {
      trace.note(.presenter, .preparedState)
      display?.display(
        CardModels.Rename.ViewModel(
          name: response.name,
          problem: response.error.map(texts.sentence(for:))
        )
      )
    }
  }
}
