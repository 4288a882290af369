import Rostrum

extension MVPC {
  /// What the presenter may ask of the screen.
  @MainActor
  protocol CardView: StateRendering where State == CardViewState {}

  /// What the screen may ask of its flow.
  @MainActor
  protocol CardNavigation: AnyObject {
    func renameCard()
  }
}
