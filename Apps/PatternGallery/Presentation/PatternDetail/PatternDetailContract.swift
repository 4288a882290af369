public import Rostrum

/// The view of a pattern's screen.
@MainActor
public protocol PatternDetailView: StateRendering, Announcing
where State == PatternDetailViewState {}
