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
      super.init(state: Self.state(of: repository.card.name))
    }

    func nameChanged(_ name: String) {
      update { $0 = Self.state(of: name) }
    }

    func doneTapped() {
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

    /// Returns the state of a name; a blank one cannot be saved.
    private static func state(of name: String) -> RenameViewState {
      RenameViewState(name: name, canFinish: name.contains { !$0.isWhitespace })
    }
  }
}
