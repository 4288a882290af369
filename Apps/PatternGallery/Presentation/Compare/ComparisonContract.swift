public import Rostrum

/// The view of the comparison.
@MainActor
public protocol ComparisonView: StateRendering where State == ComparisonViewState {}
