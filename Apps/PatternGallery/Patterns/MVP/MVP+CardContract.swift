import Rostrum

extension MVP {
  /// The view of the card.
  @MainActor
  protocol CardView: StateRendering where State == CardViewState {
    /// Asks the user for a new name, beginning with this one.
    func ask(for name: String, problem: String?)
  }
}
