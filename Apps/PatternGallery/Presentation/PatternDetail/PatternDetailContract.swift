public import Rostrum

/// The view of a pattern's screen.
@MainActor
public protocol PatternDetailView: StateRendering where State == PatternDetailViewState {
  /// Posts an announcement for screen readers.
  func announce(_ text: String)
}
