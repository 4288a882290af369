public import Rostrum

/// What the presenter may ask of the result.
@MainActor
public protocol MatchResultView: StateRendering where State == MatchResultViewState {
  /// Offers the ways to share a text.
  func share(_ text: String)
}

/// What the result may ask of its flow.
@MainActor
public protocol MatchResultNavigation: Confirming {
  /// A person has read the result.
  /// - Parameter startsRematch: Whether another match of the same teams has begun.
  func resultRead(startsRematch: Bool)
}
