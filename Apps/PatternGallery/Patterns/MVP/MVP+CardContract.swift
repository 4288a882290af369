import Rostrum

extension MVP {
  /// What the presenter may ask of the screen.
  @MainActor
  protocol CardView: StateRendering where State == CardViewState {
    /// Asks for another name than this one.
    func ask(for name: String, problem: String?)
  }
}
