public import Rostrum

/// The view of the result.
@MainActor
public protocol MatchResultView: StateRendering where State == MatchResultViewState {
  /// Offers the ways to share a text.
  func share(_ text: String)
}

/// The navigation of the result.
@MainActor
public protocol MatchResultNavigation: Confirming {
  /// A person has read the result.
  /// - Parameter startsRematch: Whether another match of the same teams has begun.
  func resultRead(startsRematch: Bool)
}
