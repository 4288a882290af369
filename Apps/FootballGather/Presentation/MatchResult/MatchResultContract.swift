public import Rostrum

/// The view of the result.
@MainActor
public protocol MatchResultView: StateRendering where State == MatchResultViewState {
  /// Presents the ways to share a text.
  func share(_ text: String)
}

/// The navigation of the result.
@MainActor
public protocol MatchResultNavigation: Confirming {
  /// The user has dismissed the result.
  /// - Parameter startsRematch: Whether another match of the same teams has started.
  func resultRead(startsRematch: Bool)
}
