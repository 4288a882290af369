public import Rostrum

/// What the presenter may ask of a pattern's screen.
@MainActor
public protocol PatternDetailView: StateRendering where State == PatternDetailViewState {
  /// Makes screen readers speak a text.
  func announce(_ text: String)
}
