import PatternGalleryModel
import Rostrum

extension MVPC {
  /// The presenter of the rename sheet, which validates the new name.
  final class RenamePresenter: Presenter<any RenameView, RenameViewState> {
    private let repository: any CardRepository
    private let trace: CardTrace
    private let texts: CardTexts
    private weak var navigation: (any RenameNavigation)?

    init(
      repository: any CardRepository,
      trace: CardTrace,
      texts: CardTexts,
      navigation: any RenameNavigation
    ) {
      self.repository = repository
      self.trace = trace
      self.texts = texts
      self.navigation = navigation
      super.init(state: RenameViewState(name: repository.card.name))
    }

    func nameChanged(_ name: String) {
      update { $0 = RenameViewState(name: name) }
    }

    func saveTapped() {
      trace.note(.presenter, .updatedModel)
      do {
        try repository.rename(to: state.name)
        navigation?.closeRename()
      } catch {
        update { $0.problem = texts.sentence(for: error) }
      }
    }

    func cancelTapped() {
      navigation?.closeRename()
    }
  }
}
