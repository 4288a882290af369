import Observation
import PatternGalleryModel

extension MVVM {
  /// The content of the card as observable properties, independent of any view.
  @MainActor
  @Observable
  final class CardViewModel {
    private(set) var name: String
    private(set) var symbol: String?
    @ObservationIgnored private let repository: any CardRepository
    @ObservationIgnored private let trace: CardTrace
    @ObservationIgnored private let texts: CardTexts
    @ObservationIgnored private var observation: CardObservation?

    init(repository: any CardRepository, trace: CardTrace, texts: CardTexts) {
      name = repository.card.name
      symbol = repository.card.symbol
      self.repository = repository
      self.trace = trace
      self.texts = texts
      trace.note(.viewModel, .readModel)
      observation = repository.observe { [weak self] in self?.take($0) }
    }

    func cardTapped() {
      trace.note(.viewModel, .receivedTap)
    }

    /// Renames the card.
    ///
    /// - Returns: The error message; nil if the name was accepted.
    func rename(to name: String) -> String? {
      trace.note(.viewModel, .updatedModel)
      do {
        try repository.rename(to: name)
        return nil
      } catch {
        return texts.sentence(for: error)
      }
    }

    private func take(_ card: AppCard) {
      trace.note(.viewModel, .receivedChange)
      trace.note(.viewModel, .preparedState)
      name = card.name
      symbol = card.symbol
    }
  }
}
