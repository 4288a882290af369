import Rostrum

extension MVPC {
  /// The view of the card.
  @MainActor
  protocol CardView: StateRendering where State == CardViewState {}

  /// The navigation of the card.
  @MainActor
  protocol CardNavigation: AnyObject {
    func renameCard()
  }
}
