public import Rostrum

/// What the presenter may ask of the comparison.
@MainActor
public protocol ComparisonView: StateRendering where State == ComparisonViewState {}
